import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { ownDifferences } from '~/domain/purchases/payment/differences.query';
import { findFacts } from '~/domain/purchases/payment/facts.query';
import { askRefund } from '~/domain/purchases/payment/refunds';
import { sweepCustomers } from '~/domain/purchases/payment/sweep';
import { aPerson } from './factories/accounts';
import type { TestClient } from './client';
import type { Shop } from './factories/payments';
import { aWorkerProcess } from './worker-process';

const DAY = 86_400_000;
/** Between two questions to what another process does, in milliseconds: it needs the processor more than we do. */
const ASK_EVERY = 20;
const CARDS = ['4242 4242 4242 4242', '5555 5555 5555 4444', '4000 0000 0000 0341', '4000 0000 0000 0002'];

export interface ModelReport {
  /** Deliveries of events that reached the gateway. */
  events: number;
  customers: number;
  charges: number;
  /** Subscriptions that were withdrawn from. */
  withdrawn: number;
  kills: number;
  /** Differences between the provider and us, as `<kind> <id>`. None, when all is well. */
  differences: string[];
  /** Customers that a further sweep would look at. */
  due: number;
}

interface Wish {
  events: number;
  customers: number;
  kills: number;
  /** From 0 to 1; of a seed, so that a failure can be repeated. */
  random: () => number;
  /** Deliveries that reached the gateway so far. */
  delivered: () => number;
  /** Told after each round how far it has come. */
  onRound?: (round: { events: number; kills: number }) => void;
}

/**
 * Customers buy, renew, change their minds, are declined and get money back, month after month, while every event is shuffled,
 * repeated, lost or tied, and real processes of workers are killed in the middle of their looks.
 */
export async function runPaymentModel(shop: Shop, wish: Wish): Promise<ModelReport> {
  const { world, provider } = shop;
  const { random } = wish;
  const { embedded } = provider;
  const { secretKey, webhookSecret, apiBase } = provider.config;
  const env = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
    DEMO: '1',
  };
  const sql = <T>(text: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(text, values);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  embedded.setChaos(['shuffle', 'repeat', 'lose', 'tie']);
  const deliver = async () => {
    while ((await embedded.webhooks.run(true)) > 0);
  };

  const people: { id: number }[] = [];
  for (let index = 0; index < wish.customers; index += 1) people.push(await aPerson(world));
  /** Each has a browser that stays signed in for as long as a session lasts. */
  const browsers = new Map<number, TestClient>();
  async function call(person: { id: number }, path: string, body: Record<string, unknown> = {}) {
    const browser = browsers.get(person.id) ?? (await world.signedIn(person));
    browsers.set(person.id, browser);
    const answer = await browser.post(path, body);
    if (answer.status !== 401) return answer;
    await browser.signIn(world.deps, person.id);
    return browser.post(path, body);
  }
  async function buy(person: { id: number }): Promise<void> {
    const { body } = await call(person, '/payment/checkout/', {
      product: random() < 0.7 ? 'supporter' : 'ecg-cases',
      plan: random() < 0.85 ? 'monthly' : 'yearly',
      coupon: random() < 0.1 ? 'HALF' : random() < 0.05 ? 'GIFT' : '',
      accept_terms: true,
      start_now: true,
      pays_used_days: true,
    });
    if (body.url) await provider.pay(body.url, pick(CARDS), random() < 0.1 ? { expiry: '12 / 27' } : {});
  }
  async function changeMind(person: { id: number }): Promise<void> {
    const own = (await call(person, '/payment/last-four/')).body.subscriptions ?? [];
    if (own.length === 0) return buy(person);
    const { subscription, other } = pick<{ subscription: string; other: { plan: string; amount: number } | null }>(own);
    const dice = random();
    if (dice < 0.3) await call(person, '/payment/cancel-subscription/', { type: 'period_end', subscription });
    else if (dice < 0.5) await call(person, '/payment/cancel-subscription/', { type: 'resume', subscription });
    else if (dice < 0.6) await call(person, '/payment/cancel-subscription/', { type: 'now', subscription });
    else if (dice < 0.7) await call(person, '/payment/cancel-subscription/', { type: 'withdraw', subscription });
    else if (dice < 0.8 && other) await call(person, '/payment/change-plan/', { subscription, ...other });
    else {
      const { body } = await call(person, '/payment/change-card/');
      if (body.url) await provider.pay(body.url, pick(CARDS));
    }
  }
  async function giveBack(): Promise<void> {
    const open = await sql<{ charge: string; left: number }>(
      `SELECT charge, amount - refunded AS left FROM payment_charges WHERE state = 'paid' AND refunded < amount ORDER BY charge`,
    );
    const charge = open.length > 0 && pick(open);
    if (!charge) return;
    const amount = random() < 0.5 ? charge.left : Math.max(1, Math.floor(charge.left / 2));
    const wish = { charge: charge.charge, amount, reason: 'Of the model', by: null, keeps_access: random() < 0.5 };
    await world.deps
      .inTransaction((tx) => askRefund(tx, wish))
      // Another one of the same payment is under way.
      .catch(() => undefined);
  }
  /** Somebody who has bought, as soon as that is known. */
  async function withdrawOne(): Promise<void> {
    if (!embedded.provider.store.all('subscription').some(({ status }) => status === 'active')) return;
    for (;;) {
      worker.mustRun();
      const [buyer] = await sql<{ id: number }>(
        `SELECT c.account_id AS id FROM payment_subscriptions s JOIN payment_customers c ON c.customer = s.customer WHERE s.status = 'active' ORDER BY 1 LIMIT 1`,
      );
      if (buyer) return void (await call(buyer, '/payment/cancel-subscription/', { type: 'withdraw' }));
      await pause(ASK_EVERY);
    }
  }
  const looks = async () =>
    (
      await sql<{ begun: number; queued: boolean }>(
        'SELECT coalesce(sum(run), 0)::int AS begun, coalesce(bool_or(queued), false) AS queued FROM payment_customers',
      )
    )[0]!;
  /** Waits until some looks have begun, so that others are in the middle. */
  async function someLooks(): Promise<void> {
    const { begun } = await looks();
    for (let now = await looks(); now.begun < begun + 3; now = await looks()) {
      worker.mustRun();
      if (now.queued) {
        await pause(ASK_EVERY);
        continue;
      }
      embedded.tick();
      await changeMind(pick(people));
      await deliver();
    }
  }

  let worker = await aWorkerProcess(world, 'payment-model-worker', env);
  let kills = 0;
  try {
    for (const person of people) await buy(person);
    await deliver();
    await withdrawOne();
    while (wish.delivered() < wish.events) {
      worker.mustRun();
      // Some purchases are young enough to be withdrawn.
      world.clock.advance((random() < 0.3 ? 1 : 20 + Math.floor(random() * 15)) * DAY);
      embedded.tick();
      for (let acts = Math.min(30, Math.ceil(wish.customers / 10)); acts > 0; acts -= 1)
        await (random() < 0.2 ? giveBack() : changeMind(pick(people)));
      await deliver();
      wish.onRound?.({ events: wish.delivered(), kills });
      if (wish.delivered() < (wish.events * (kills + 1)) / (wish.kills + 1)) continue;
      await someLooks();
      await worker.kill();
      kills += 1;
      worker = await aWorkerProcess(world, 'payment-model-worker', env);
    }
  } finally {
    await worker.stop();
  }

  // What no event told, the sweep finds: every event that is still to come is lost.
  world.clock.advance(2 * DAY);
  embedded.tick();
  shop.dropEvents();
  embedded.setChaos([]);
  await sql(`DELETE FROM outbox WHERE kind = 'job' AND name = 'purchases.apply-grants'`);
  await shop.settle();
  shop.dropEvents();
  await shop.sweep();
  const due = await world.deps.inTransaction((tx) => sweepCustomers(tx, 1_000));
  return { events: wish.delivered(), customers: people.length, kills, due: due.length, ...(await compare(shop)) };
}

/** Compares every charge, order, grant and withdrawal of every customer with the provider's own books. */
async function compare({ world, provider }: Shop): Promise<Pick<ModelReport, 'charges' | 'withdrawn' | 'differences'>> {
  const sql = <T>(text: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(text, values);
  const { store } = provider.embedded.provider;
  // What each person holds follows from what is stored of the provider's books, which is compared below.
  const own = await ownDifferences(world.deps.read, Number.MAX_SAFE_INTEGER);
  const differences = own.map(({ kind, id }) => `${kind} ${id}`);
  const payments = await world.deps.payments!();
  let charges = 0;
  const customers = await sql<{ customer: string }>('SELECT customer FROM payment_customers');
  for (const { customer } of customers) {
    const [theirs, ours] = [await payments.readCustomer(customer), await findFacts(world.deps.read, customer)];
    charges += theirs.charges.length;
    for (const name of ['invoices', 'charges', 'moves', 'credit', 'subscriptions'] as const)
      if (!isDeepStrictEqual(theirs[name], ours?.[name])) differences.push(`${name} of ${customer}`);
    const stored = await sql<{ charge: string; refunded: number }>(
      'SELECT charge, refunded FROM payment_charges WHERE customer = $1 ORDER BY charge',
      [customer],
    );
    const told = theirs.charges.map(({ id: charge, refunded }) => ({ charge, refunded }));
    if (
      !isDeepStrictEqual(
        stored,
        told.toSorted((one, other) => (one.charge < other.charge ? -1 : 1)),
      )
    )
      differences.push(`stored charges of ${customer}`);
    const paidPages = store
      .owned('checkout.session', customer)
      .filter(({ status, mode }) => status === 'complete' && mode === 'subscription')
      .map(({ client_reference_id }) => Number(client_reference_id))
      .sort();
    const paidOrders = (
      await sql<{ id: number }>(`SELECT id FROM payment_orders WHERE customer = $1 AND state = 'paid'`, [customer])
    )
      .map(({ id }) => id)
      .sort();
    if (paidPages.join() !== paidOrders.join()) differences.push(`orders of ${customer}`);
  }
  const withdrawn = await sql<{ subscription: string }>(
    'SELECT subscription FROM payment_subscriptions WHERE withdrawn_at IS NOT NULL',
  );
  for (const { subscription } of withdrawn)
    if (store.get('subscription', subscription).status !== 'canceled') differences.push(`runs ${subscription}`);
  return { charges, withdrawn: withdrawn.length, differences };
}
