/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentsCustomerPage, paymentsPage } from '~/domain/purchases/payment/ops-contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { CustomerPage } from './customer-page';
import { PaymentsPage } from './payments-page';

const STAFF = { ...LEARNER, roles: ['staff' as const] };
const CHARGE = {
  charge: 'ch_1',
  who: 'Rosa Quint',
  account_id: 12,
  product: 'supporter',
  name: 'Supporter',
  amount: 4_800,
  refunded: 0,
  currency: 'GBP',
  state: 'paid',
  failure: '',
  at: '2026-11-28T10:00:00.000Z',
  covers_until: null,
  granted: true,
  order_id: 4,
  renewal: false,
  renews: true,
};
const PAYMENTS = {
  on_sale: true,
  charges: { items: [CHARGE], page: 1, pages: 1, count: 1 },
  orders: { open: 0, paid: 1, closed: 0 },
  listed_orders: [],
  refunds: [],
  differences: [],
};
const hold = (why: string, shortened: string, until: string | null = '2027-11-28T00:00:00.000Z') => ({
  source: `${why} ${shortened}`,
  product: 'Supporter',
  why,
  from: '2026-11-28T00:00:00.000Z',
  until,
  shortened,
});
const CUSTOMER = {
  account_id: 12,
  who: 'Rosa Quint',
  country: 'GB',
  credit: 2_100,
  currency: 'GBP',
  holds: [] as ReturnType<typeof hold>[],
  subscriptions: [],
  charges: [CHARGE],
};
const openPayments = (at = paymentsPage.path, person: typeof LEARNER = STAFF) =>
  renderApp({
    routes: [{ path: paymentsPage.path, element: <PaymentsPage /> }],
    at,
    person,
    answers: { [`GET ${paymentsPage.path}`]: PAYMENTS, [`POST ${paymentsPage.path}`]: { refund_id: 1 } },
  });
const openCustomer = (more: object, person: typeof LEARNER = STAFF) =>
  renderApp({
    routes: [{ path: paymentsCustomerPage.path, element: <CustomerPage /> }],
    at: '/ops/payments/12/',
    person,
    answers: { 'GET /ops/payments/12/': { ...CUSTOMER, ...more } },
  });

describe('a customer', () => {
  it.each([
    [hold('paid', ''), 'From 28 November 2026 until 28 November 2027', 'Paid by card'],
    [hold('paid', 'changed'), '', 'Paid by card, ended by a change of plan'],
    [hold('credit', 'refunded'), '', 'Paid with credit, shortened by a refund'],
    [hold('paid', 'withdrawn'), '', 'Paid by card, withdrawn'],
    [hold('coupon', ''), '', 'Free, with a code'],
    [hold('staff', '', null), 'From 28 November 2026, no end date', 'Given by staff'],
  ])('holds %j: the page says until when, and why', async (one, days, why) => {
    await openCustomer({ holds: [one] });
    const access = within(await screen.findByRole('region', { name: 'Access' }));
    expect(access.getByRole('listitem')).toHaveTextContent(`Supporter${days}`);
    expect(access.getByText(why)).toBeInTheDocument();
  });

  it('has credit, a country, every payment, and a way back to all payments', async () => {
    await openCustomer({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Quint' })).toBeInTheDocument();
    for (const words of ['Country: United Kingdom', 'Credit for the next payments: £21.00', 'No paid access.', 'ch_1'])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All payments' })).toHaveAttribute('href', paymentsPage.path);
  });

  it.each([
    ['expired_card', 'Card expired'],
    ['insufficient_funds', 'Insufficient funds'],
    ['something_new', 'Declined: something_new'],
  ])('whose card failed with %s reads as words', async (failure, words) => {
    await openCustomer({ charges: [{ ...CHARGE, state: 'failed', failure, granted: false }] });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('has a page for operators only', async () => {
    await openCustomer({}, LEARNER);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  });
});

describe('the payments', () => {
  it('are searched by person, from the first page on, and a person leads to all of theirs', async () => {
    const { router } = await openPayments(`${paymentsPage.path}?page=3&state=paid`);
    const box = await screen.findByRole('searchbox', { name: 'Search by name, username or email address' });
    await userEvent.type(box, ' rosa@test.example {enter}');
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      state: 'paid',
      q: 'rosa@test.example',
    });
    expect(await screen.findByRole('searchbox')).toHaveValue('rosa@test.example');
    expect(screen.getByRole('link', { name: 'Rosa Quint' })).toHaveAttribute('href', '/ops/payments/12/');
  });

  it('end the subscription with a full refund, unless staff choose otherwise, and say what that means', async () => {
    const { sent } = await openPayments();
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    const end = dialog.getByRole('checkbox', { name: 'Also end the subscription' });
    expect(end).toBeChecked();
    expect(end).toHaveAccessibleDescription(
      'It charges nothing more, and can be bought again. If you let it renew, a full refund leaves the person without access until the next renewal, which then charges the card.',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked for it');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(sent[0]!.body).toMatchObject({ charge: 'ch_1', amount: 4_800, end_subscription: true, keeps_access: false });
  });

  it('let a subscription renew that staff refund in part, and may leave the access', async () => {
    const { sent } = await openPayments();
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByRole('textbox', { name: 'Amount in GBP' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '6');
    expect(dialog.getByRole('checkbox', { name: 'Also end the subscription' })).not.toBeChecked();
    const keep = dialog.getByRole('checkbox', { name: 'Leave the access as it is' });
    expect(keep).toHaveAccessibleDescription('Otherwise the access ends sooner, by as much as you refund.');
    await userEvent.click(keep);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked for it');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(sent[0]!.body).toMatchObject({ amount: 600, end_subscription: false, keeps_access: true });
  });
});
