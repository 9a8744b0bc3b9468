import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conflict, notFound } from '~/domain/kit/errors';
import * as contract from '~/domain/purchases/payment/contract';
import { requestSync, customerOf } from '~/domain/purchases/payment/customers';
import { ownOrder, snapshotOf } from '~/domain/purchases/payment/orders';
import { priceChanged } from '~/domain/purchases/payment/order-terms';
import { ProviderRefused } from '~/domain/purchases/payment/provider';
import { otherPlan, shownSubscriptions } from '~/domain/purchases/payment/shown-subscriptions.query';
import { type OwnSubscription, ownSubscriptions } from '~/domain/purchases/payment/subscriptions.query';
import { withdraw } from '~/domain/purchases/payment/withdraw';
import { checkOut, withProvider } from '~/infra/payments/check-out';
import { syncCustomer } from '~/infra/payments/sync-customer';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage } from '../bind';

/** Questions to the provider that one person asks in ten minutes. */
export const ASKED = { points: 60, seconds: 600 };

const nothingToEnd = () => conflict('no-subscription', 'There is no subscription to change.');

/** The one that is meant. @throws Problem conflict `no-subscription`, not-found for one that is not the person's */
function meant(all: OwnSubscription[], id: string | undefined): OwnSubscription {
  const found = id === undefined ? all[0] : all.find(({ subscription }) => subscription === id);
  if (found) return found;
  throw id === undefined ? nothingToEnd() : notFound();
}

/** What a provider refuses while a person is there is the card. @throws Problem conflict `card-declined` */
function declined(error: unknown): never {
  if (error instanceof ProviderRefused)
    throw conflict('card-declined', 'Your card was declined. Nothing was charged, and your plan is as before.');
  throw error;
}

/** Paying, and what belongs to it (spec 2 §7). Cards are typed on the provider's pages: no number of one comes here. */
export function bindPayment(app: FastifyInstance, deps: Deps): void {
  const asked = app.limits.limiter('payments', ASKED.points, ASKED.seconds);
  // Back to the host at which the person is signed in; every host but our own is refused before (`own-host.ts`).
  const originOf = (request: FastifyRequest): string =>
    deps.config.publicUrl ?? `${request.protocol}://${request.host}`;

  bindCall(app, deps, contract.checkout, async ({ person, input, request }) => {
    await asked.take(person.id);
    const { order, page } = await checkOut(deps, person, input, originOf(request));
    return { order_id: order.id, session_id: page.session, url: page.url };
  });

  /** An open order is looked at again, so that whoever comes back need not wait for an event. */
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

  bindCall(app, deps, contract.changePlan, async ({ person, input: { subscription, plan, amount } }) => {
    await asked.take(person.id);
    const one = meant(await ownSubscriptions(deps.read, person.id), subscription);
    const other = await otherPlan(deps.read, person.id, one);
    if (one.plan !== plan) {
      if (!other || other.plan !== plan) throw nothingToEnd();
      if (other.amount !== amount) throw priceChanged();
      const { product, currency } = one;
      await withProvider(deps, (provider) =>
        provider.changePlan({ subscription, product, plan, currency, amount }).catch(declined),
      );
    }
    await withProvider(deps, () => syncCustomer(deps, one.customer));
    return { ok: true } as const;
  });

  bindCall(app, deps, contract.cancelSubscription, async ({ person, input }) => {
    await asked.take(person.id);
    const one = meant(await ownSubscriptions(deps.read, person.id), input.subscription);
    if (input.type === 'withdraw') {
      await deps.inTransaction((tx) => withdraw(tx, person, one));
      return { ok: true } as const;
    }
    await withProvider(deps, async (provider) => {
      const when = input.type === 'resume' ? 'never' : input.type === 'period_end' ? 'period-end' : 'now';
      await provider.endRenewal(one.subscription, when);
    });
    await withProvider(deps, () => syncCustomer(deps, one.customer));
    return { ok: true } as const;
  });

  const homeOf = (request: FastifyRequest) => `${originOf(request)}${contract.subscriptionPage.path}`;

  bindCall(app, deps, contract.changeCard, async ({ person, request }) => {
    await asked.take(person.id);
    const customer = await customerOf(deps.read, person.id);
    if (!customer) throw nothingToEnd();
    const page = await withProvider(deps, (provider) =>
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
    const next_url = await withProvider(deps, (provider) => provider.openPortal(customer.customer, homeOf(request)));
    return { next_url };
  });
}
