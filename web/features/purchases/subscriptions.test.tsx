/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelSubscription, changeCard, subscriptionPage } from '~/domain/purchases/payment/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { Subscriptions } from './subscriptions';

const SUBSCRIPTION = {
  subscription: 'sub_1',
  product: 'supporter',
  name: 'Supporter',
  plan: 'yearly',
  status: 'active',
  currency: 'GBP',
  amount: 2_400,
  period_end: '2027-11-28T10:00:00.000Z',
  invoice_url: '',
  ends: false,
  withdrawable: false,
  refund: 0,
  pays_used_days: false,
  overlaps: [],
  other: null,
};
const open = (answers: Record<string, unknown>) =>
  renderApp({
    routes: [{ path: subscriptionPage.path, element: <Subscriptions /> }],
    at: subscriptionPage.path,
    person: LEARNER,
    answers: {
      [`GET ${subscriptionPage.path}`]: { last_four: '4242', subscriptions: [SUBSCRIPTION] },
      ...answers,
    },
  });

// rules: 2.8.1
it('a subscription that cannot be cancelled says why, and its button works again', async () => {
  const { sent } = await open({ [`POST ${cancelSubscription.path}`]: new Refusal(503, 'payments-away-cancel') });
  const button = await screen.findByRole('button', { name: 'End the renewal' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(button).toBeEnabled();
  await userEvent.click(button);
  expect(sent.map(({ body }) => body.type)).toEqual(['period_end', 'period_end']);
});

// rules: 2.8.8
it('a card that cannot be changed, for the provider is away, is said in an alert', async () => {
  await open({ [`POST ${changeCard.path}`]: new Refusal(503, 'payments-away') });
  await userEvent.click(await screen.findByRole('button', { name: 'Change card' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
