/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { purchasePage } from '~/domain/purchases/contract';
import { changePlan, checkout, orderPage, orderState } from '~/domain/purchases/payment/contract';
import { type Answers, Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { OrderPage } from './order-page';
import { PurchasePage } from './purchase-page';

describe('an order', () => {
  const ORDER = {
    order_id: 4,
    plan: 'monthly',
    returned: { country: 'GB', currency: 'GBP', amount: 4_800 },
    state: 'closed',
    product: 'supporter',
    product_name: 'Supporter',
    total: 99_900,
    currency: 'INR',
    next_url: '/learn/quiz/7/',
    version: 2,
  };
  const open = (more: object, language: 'en' | 'es' = 'en') => {
    const order = { ...ORDER, ...more };
    return renderApp({
      routes: [{ path: orderPage.path, element: <OrderPage /> }],
      at: '/payment/orders/4/',
      person: LEARNER,
      language,
      answers: { 'GET /payment/orders/4/': order, [`POST ${orderState.path}`]: order },
    });
  };

  it('that was returned says why, and leads to the right price with one press', async () => {
    const { router } = await open({});
    expect(await screen.findByText(/We have returned your payment\./)).toHaveTextContent(
      'The country of your billing address is United Kingdom, where another price applies. All of the money goes back to your card',
    );
    expect(screen.getByText('Supporter: ₹999.00, tax included')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Buy it for £48.00' }));
    expect(router.state.location.pathname).toBe('/purchase/supporter/');
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      plan: 'monthly',
      country: 'GB',
      next: '/learn/quiz/7/',
    });
  });

  it('that was returned says so in Spanish, with the money as it is written there', async () => {
    await open({}, 'es');
    expect(await screen.findByText(/Hemos devuelto tu pago\./)).toHaveTextContent('está en Reino Unido');
    expect(screen.getByRole('link', { name: /^Comprarlo por 48,00\s£$/ })).toBeInTheDocument();
  });

  it.each([
    [{ returned: { country: 'JP', currency: '', amount: 0 } }, /address is Japan/, []],
    [{ returned: null }, 'This order was closed without a payment. Nothing was charged.', ['Back to the offer']],
  ])('%j offers no price that there is not', async (more, words, links) => {
    await open(more);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
  });
});

describe('an offer that overlaps', () => {
  const OFFER = {
    product: 'bundles',
    kind: 'bundle',
    name: 'Everything',
    about: '',
    picture: '',
    contents: { packs: [], supporter: null },
    state: 'sold',
    on_sale: true,
    plans: (['yearly', 'monthly'] as const).map((plan) => ({
      plan,
      months: plan === 'yearly' ? 12 : 1,
      currency: 'GBP',
      amount: plan === 'yearly' ? 6_000 : 700,
      displayPrice: '',
      renewalTerm: plan,
      renews_at: '2027-11-28T10:00:00.000Z',
    })),
    customer_country: 'GB',
    gbp_offered: false,
    choices: [],
    overlaps: [
      { product: 'supporter', name: 'Supporter', until: null, renews: true },
      { product: 'ecg-cases', name: 'ECG cases', until: '2027-02-03T00:00:00.000Z', renews: false },
    ],
    upgrade: {
      subscription: 'sub_1',
      name: 'Supporter',
      currency: 'GBP',
      credit: 4_800,
      plans: [
        { plan: 'yearly', amount: 6_000 },
        { plan: 'monthly', amount: 700 },
      ],
    },
    pays_used_days: false,
    owned: false,
    owned_until: null,
    interested: false,
  };
  const open = (more: object = {}, answers: Answers = {}, search = '') =>
    renderApp({
      routes: [{ path: purchasePage.path, element: <PurchasePage /> }],
      at: `/purchase/bundles/${search}`,
      person: LEARNER,
      answers: { 'GET /purchase/bundles/': { ...OFFER, ...more }, ...answers },
    });

  it('says with what, and until when, before it is paid', async () => {
    await open();
    expect(
      await screen.findByText('You already pay for Supporter, which includes some of this. It continues and renews.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('You have paid for ECG cases until 3 February 2027, which includes some of this.'),
    ).toBeInTheDocument();
    expect(screen.getByText('If you also buy this, you pay for those days twice.')).toBeInTheDocument();
  });

  it.each([
    ['', 'yearly', 6_000, '£60.00'],
    ['?plan=monthly', 'monthly', 700, '£7.00'],
  ])('offers the change with what is left: %s', async (search, plan, amount, written) => {
    const { sent, router } = await open({}, { [`POST ${changePlan.path}`]: { ok: true } }, search);
    expect(
      await screen.findByText('What is left of Supporter, about £48.00, is deducted, and Supporter ends.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: `Change Supporter to this for ${written}` }));
    expect(sent).toEqual([
      {
        path: changePlan.path,
        body: { subscription: 'sub_1', product: 'bundles', plan, amount, overlaps: ['supporter', 'ecg-cases'] },
      },
    ]);
    expect(router.state.location.pathname).toBe('/profile/subscription/');
  });

  it('says what was refused of a change, and stays', async () => {
    const { router } = await open({}, { [`POST ${changePlan.path}`]: new Refusal(409, 'card-declined') });
    await userEvent.click(await screen.findByRole('button', { name: /^Change Supporter/ }));
    expect(await screen.findByText(/^Your card was declined\./)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/purchase/bundles/');
  });

  it.each([
    [false, /^Start at once\. I can still withdraw within 14 days and get my money back\.$/],
    [true, /I pay for the days until then and get the rest back\.$/],
  ])('sends what was shown; days are paid for by a withdrawal: %s', async (pays_used_days, words) => {
    const { sent } = await open({ pays_used_days }, { [`POST ${checkout.path}`]: new Refusal(409, 'offer-changed') });
    await userEvent.click(await screen.findByRole('checkbox', { name: words }));
    await userEvent.click(screen.getByRole('button', { name: 'Order and pay' }));
    expect(sent.map(({ body }) => body)).toMatchObject([
      { overlaps: ['supporter', 'ecg-cases'], pays_used_days, start_now: true, total: 6_000 },
    ]);
  });
});
