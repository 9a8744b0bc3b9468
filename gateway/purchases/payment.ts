import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conflict, notFound } from '~/domain/kit/errors';
import { agreeChange, agreeResume } from '~/domain/purchases/payment/agree-change';
import { checkOut } from '~/domain/purchases/payment/check-out';
import * as contract from '~/domain/purchases/payment/contract';
import { requestSync, customerOf } from '~/domain/purchases/payment/customers';
import { ownOrder, snapshotOf } from '~/domain/purchases/payment/orders';
import { ProviderRefused } from '~/domain/purchases/payment/provider';
import { shownSubscriptions } from '~/domain/purchases/payment/shown-subscriptions.query';
import { type OwnSubscription, ownSubscriptions } from '~/domain/purchases/payment/subscriptions.query';
import { syncCustomer } from '~/domain/purchases/payment/sync-customer';
import { withdraw } from '~/domain/purchases/payment/withdraw';
import { findProducts } from '~/domain/purchases/products/product.query';
import { isProvidersFault, withinPatience, withProvider } from '~/infra/payments/with-provider';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage } from '../bind';

/** Questions to the provider that one person asks in ten minutes. */
export const ASKED = { points: 60, seconds: 600 };

/** What the provider calls a declined card. */
const CARD_CODES = new Set([
  'card_declined',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'authentication_required',
  'insufficient_funds',
]);

const nothingToEnd = () => conflict('no-subscription', 'You have no subscription to change.');

/** The one that is meant. @throws Problem conflict `no-subscription`, not-found for one that is not the person's */
function meant(all: OwnSubscription[], id: string | undefined): OwnSubscription {
  const found = id === undefined ? all[0] : all.find(({ subscription }) => subscription === id);
  if (found) return found;
  throw id === undefined ? nothingToEnd() : notFound();
}

/** @throws Problem conflict `card-declined` for a card that the provider declined */
function declined(error: unknown): never {
  if (error instanceof ProviderRefused && CARD_CODES.has(error.code))
    throw conflict('card-declined', 'Your card was declined. Nothing was charged, and your plan has not changed.');
  throw error;
}

type Asked = ReturnType<FastifyInstance['limits']['limiter']>;

/** Back to the host at which the person is signed in; every host but our own is refused before (`own-host.ts`). */
const originOf = ({ config }: Deps, request: FastifyRequest): string =>
  config.publicUrl ?? `${request.protocol}://${request.host}`;

function bindOrders(app: FastifyInstance, deps: Deps, asked: Asked): void {
  bindCall(app, deps, contract.checkout, async ({ person, input, request }) => {
    await asked.take(person.id);
    const { order, page } = await withProvider(deps, 'check-out', (provider) =>
      checkOut(deps, provider, person, input, originOf(deps, request)),
    );
    return { order_id: order.id, session_id: page.session, url: page.url };
  });

  /** Syncs an open order at the provider, so that a returning buyer need not wait for an event. */
  async function stateOf(person: { id: number }, orderId: number) {
    const order = await ownOrder(deps.read, person, orderId);
    if (order.state === 'open' && order.customer && deps.payments) {
      const { customer } = order;
      await deps.inTransaction((tx) => requestSync(tx, customer));
    }
    return snapshotOf(order);
  }
  bindPage(app, deps, contract.orderPage, {
    data: ({ person, params }) => stateOf(person, params.order_id),
    actions: {},
  });
  bindCall(app, deps, contract.orderState, ({ person, input }) => stateOf(person, input.order_id));
}

function bindSubscriptions(app: FastifyInstance, deps: Deps, asked: Asked): void {
  /** The change is made: a provider that is slow to say so does not make it undone. The sweep reads it otherwise. */
  async function syncAfter(customer: string): Promise<void> {
    await withinPatience(syncCustomer(deps, customer)).catch(async (error: unknown) => {
      if (!isProvidersFault(error)) throw error;
      deps.log.warn({ err: error, customer }, 'a change was made, but the payment provider did not say so');
      await deps.inTransaction((tx) => requestSync(tx, customer));
    });
  }

  bindCall(app, deps, contract.lastFour, async ({ person }) => {
    const [customer, subscriptions] = await Promise.all([
      customerOf(deps.read, person.id),
      shownSubscriptions(deps.read, person),
    ]);
    return {
      paypal: false,
      last_four: customer?.last_four ?? '',
      change_card_link: customer && subscriptions.length > 0 ? contract.changeCard.path : '',
      subscriptions,
    };
  });
  bindPage(app, deps, contract.subscriptionPage, {
    async data({ person }) {
      const [customer, subscriptions] = await Promise.all([
        customerOf(deps.read, person.id),
        shownSubscriptions(deps.read, person),
      ]);
      return { last_four: customer?.last_four ?? '', subscriptions };
    },
    actions: {},
  });

  bindCall(app, deps, contract.changePlan, async ({ person, input }) => {
    await asked.take(person.id);
    const { subscription, plan, amount } = input;
    const one = meant(await ownSubscriptions(deps.read, person.id), subscription);
    const product = input.product ?? one.product;
    if (one.plan !== plan || one.product !== product) {
      await deps.inTransaction((tx) => agreeChange(tx, person.id, one, { ...input, product }));
      const { currency } = one;
      const [known] = (await findProducts(deps.read, person.language)).filter((other) => other.product === product);
      const wish = { subscription, product, product_name: known?.name ?? product, plan, currency, amount };
      await withProvider(deps, 'change-plan', (provider) =>
        provider.changePlan({ ...wish, language: person.language }).catch(declined),
      );
    }
    await syncAfter(one.customer);
    return { ok: true } as const;
  });

  bindCall(app, deps, contract.cancelSubscription, async ({ person, input }) => {
    await asked.take(person.id);
    const one = meant(await ownSubscriptions(deps.read, person.id), input.subscription);
    if (input.type === 'withdraw') {
      await deps.inTransaction((tx) => withdraw(tx, person, one));
      return { ok: true } as const;
    }
    const when = input.type === 'resume' ? 'never' : input.type === 'period_end' ? 'period-end' : 'now';
    if (when === 'never') await deps.inTransaction((tx) => agreeResume(tx, person.id, one, input.overlaps));
    await withProvider(deps, when === 'never' ? 'resume' : 'cancel', (provider) =>
      provider.endRenewal(one.subscription, when),
    );
    await syncAfter(one.customer);
    return { ok: true } as const;
  });
}

function bindProviderPages(app: FastifyInstance, deps: Deps, asked: Asked): void {
  const homeOf = (request: FastifyRequest) => `${originOf(deps, request)}${contract.subscriptionPage.path}`;

  bindCall(app, deps, contract.changeCard, async ({ person, request }) => {
    await asked.take(person.id);
    const customer = await customerOf(deps.read, person.id);
    if (!customer) throw nothingToEnd();
    const page = await withProvider(deps, 'card', (provider) =>
      provider.openCardChange({
        customer: customer.customer,
        language: person.language,
        success_url: homeOf(request),
        cancel_url: homeOf(request),
      }),
    );
    return { session_id: page.session, url: page.url };
  });

  bindCall(app, deps, contract.portal, async ({ person, request }) => {
    await asked.take(person.id);
    const customer = await customerOf(deps.read, person.id);
    if (!customer) throw nothingToEnd();
    const next_url = await withProvider(deps, 'portal', (provider) =>
      provider.openPortal(customer.customer, homeOf(request)),
    );
    return { next_url };
  });
}

/** Paying, and what belongs to it (spec 2 §7). Cards are typed on the provider's pages: no number of one comes here. */
export function bindPayment(app: FastifyInstance, deps: Deps): void {
  const asked = app.limits.limiter('payments', ASKED.points, ASKED.seconds);
  bindOrders(app, deps, asked);
  bindSubscriptions(app, deps, asked);
  bindProviderPages(app, deps, asked);
}
