import type Stripe from 'stripe';
import { entitled } from '~/domain/purchases/payment/entitled';
import type { Facts, Stopped } from '~/domain/purchases/payment/facts';
import { type Overlap, overlapsOf, paidTwice } from '~/domain/purchases/payment/overlaps';
import { ApiError } from '../tooling/fake-payments/api-error';
import { adjustBalance } from '../tooling/fake-payments/balances';
import { refund } from '../tooling/fake-payments/charging';
import { createCoupon, createPrice, createProduct } from '../tooling/fake-payments/catalog';
import { catchUp } from '../tooling/fake-payments/clocks';
import { createCustomer } from '../tooling/fake-payments/customers';
import { EmbeddedProvider } from '../tooling/fake-payments/embedded-provider';
import { Params } from '../tooling/fake-payments/form';
import { paymentsOf } from '../tooling/fake-payments/invoices';
import { attachCard } from '../tooling/fake-payments/methods';
import { cancelNow, changePrice, setRenewal, startSubscription } from '../tooling/fake-payments/subscriptions';
import { type Randomly, randomly } from '../tooling/testing/randomly';
import { KEEPS_ACCESS, productId, stateOf } from './read-customer';

/** Customers. Most of them run in `full` only. */
const RUNS = Number(process.env.MODEL_STEPS || (process.env.TEST_FULL ? 10_000 : 500));
const SEED = Number(process.env.MODEL_SEED || 20_261_128);
const ACTS = 10;
const DAY = 86_400;
const GIVES = new Map([
  ['supporter', ['supporter']],
  ['ecg-cases', ['pack.ecg-cases']],
  ['bundles', ['supporter', 'pack.ecg-cases']],
]);
const PRICES: Record<string, [yearly: number, monthly: number]> = {
  supporter: [2_400, 300],
  'ecg-cases': [1_000, 150],
  bundles: [3_900, 500],
};
/** The last one asks for a confirmation at each renewal. */
const CARDS = ['4242 4242 4242 4242', '4242 4242 4242 4242', '4000 0027 6000 3184'];

/** One customer at the embedded provider, and the commands of the product as they act on it. */
class Customer {
  now = Date.UTC(2026, 10, 28) / 1_000;
  readonly embedded = new EmbeddedProvider({
    secretKey: '',
    webhookSecret: '',
    deliver: async () => true,
    clock: () => this.now * 1_000,
  });
  readonly id: string;
  readonly stopped = new Map<string, Stopped>();
  readonly ending = new Set<string>();
  readonly shown = new Map<string, string[]>();
  readonly log: string[] = [];
  /** Whether money went back, or is to. */
  returned = false;

  constructor(private readonly random: Randomly) {
    const { provider } = this.embedded;
    this.id = createCustomer(provider, new Params({ email: 'rosa@test.example' })).id;
    for (const product of GIVES.keys())
      createProduct(provider, new Params({ id: productId(product, 'en'), name: product }));
    createCoupon(provider, new Params({ id: 'HALF', percent_off: '50' }));
    createCoupon(provider, new Params({ id: 'GIFT', percent_off: '100' }));
  }

  private get provider() {
    return this.embedded.provider;
  }
  private owned = <K extends 'subscription' | 'charge' | 'invoice' | 'refund'>(kind: K) =>
    this.provider.store.owned(kind, this.id);
  private running = () => this.owned('subscription').filter(({ status }) => status === 'active');
  private price(product: string, yearly: boolean): Stripe.Price {
    return createPrice(
      this.provider,
      new Params({
        product: productId(product, 'en'),
        currency: 'gbp',
        unit_amount: String(PRICES[product]![yearly ? 0 : 1]),
        recurring: { interval: yearly ? 'year' : 'month' },
      }),
    );
  }

  facts(): Facts {
    const { store } = this.provider;
    const state = stateOf({
      customer: store.get('customer', this.id),
      subscriptions: this.owned('subscription').toReversed(),
      invoices: this.owned('invoice')
        .toReversed()
        .map((one) => ({ ...one, payments: { data: paymentsOf(this.provider, one.id) } as never })),
      collected: this.owned('charge').toReversed(),
      sessions: [],
      refunds: store.all('refund'),
      moves: store.owned('customer_balance_transaction', this.id).toReversed(),
    });
    return { ...state, stopped: this.stopped, ending: this.ending };
  }
  entitled = () => entitled(this.facts());

  private stop(id: string, keeps: Stopped['keeps']): void {
    this.returned = true;
    this.stopped.set(id, { at: new Date(this.now * 1_000), keeps });
    const subscription = this.provider.store.get('subscription', id);
    if (subscription.status !== 'canceled') cancelNow(this.provider, subscription, this.now, 'cancellation_requested');
  }

  private overlaps(product: string, except = '') {
    const { subscriptions } = this.facts();
    return overlapsOf(this.entitled().held, subscriptions, { product, except }, GIVES, new Date(this.now * 1_000));
  }

  /** Of a card. One in five expires with the next month, and declines every renewal after it. */
  private expiry(): string {
    if (!this.random.chance(0.2)) return '12 / 40';
    const next = new Date((this.now + 31 * DAY) * 1_000);
    return `${next.getUTCMonth() + 1} / ${next.getUTCFullYear() % 100}`;
  }
  private productOf = ({ items }: Stripe.Subscription) =>
    String(items.data[0]!.price.product).replace(productId('', 'en'), '');
  private show(id: string, overlaps: readonly Overlap[]): void {
    this.shown.set(id, [...(this.shown.get(id) ?? []), ...overlaps.map(({ product }) => product)]);
  }

  buy(): void {
    const product = this.random.pick([...GIVES.keys()]);
    const overlaps = this.overlaps(product);
    if (overlaps.some((one) => one.product === product)) return;
    // Somebody who is shown an overlap may still want it.
    if (overlaps.length > 0 && this.random.chance(0.5)) return;
    const method = attachCard(
      this.provider,
      this.id,
      {
        number: this.random.pick(CARDS),
        expiry: this.expiry(),
        cvc: '123',
        name: 'Rosa',
        country: 'GB',
        email: null,
      },
      this.now,
    );
    const coupon = this.random.chance(0.3) ? this.random.pick(['HALF', 'GIFT']) : null;
    const started = startSubscription(this.provider, {
      customer: this.id,
      price: this.price(product, this.random.chance(0.5)),
      metadata: {},
      method,
      at: this.now,
      ...(coupon ? { coupon: this.provider.store.get('coupon', coupon) } : {}),
    });
    if ('declined' in started) return;
    this.show(started.subscription.id, overlaps);
    // The billing address may turn out to be of another country: all of it is returned.
    if (this.random.chance(0.05)) this.stop(started.subscription.id, 'nothing');
  }

  change(): void {
    const all = this.running().filter((one) => !one.cancel_at_period_end);
    if (all.length === 0) return;
    const one = this.random.pick(all);
    const { price } = one.items.data[0]!;
    const product = this.productOf(one);
    const upgrade = product !== 'bundles' && this.random.chance(0.3);
    const wanted = upgrade ? 'bundles' : product;
    const overlaps = this.overlaps(wanted, one.id);
    if (overlaps.some((other) => other.product === wanted)) return;
    this.show(one.id, overlaps);
    const yearly = upgrade ? this.random.chance(0.5) : price.recurring!.interval === 'month';
    changePrice(this.provider, one, this.price(wanted, yearly), this.now, true);
  }

  cancel(): void {
    const all = this.running();
    if (all.length === 0) return;
    const one = this.random.pick(all);
    if (one.cancel_at_period_end) {
      this.show(one.id, this.overlaps(this.productOf(one), one.id));
      setRenewal(this.provider, one, false, this.now);
    } else if (this.random.chance(0.7)) setRenewal(this.provider, one, true, this.now);
    else cancelNow(this.provider, one, this.now, 'cancellation_requested');
  }

  withdraw(): void {
    const young = this.running().filter(({ created }) => this.now - created < 14 * DAY);
    if (young.length > 0) this.stop(this.random.pick(young).id, this.random.chance(0.7) ? 'nothing' : 'used-days');
  }

  /** By staff, of any payment. */
  refund(): void {
    const all = this.owned('charge').filter((one) => one.paid && one.amount_refunded < one.amount);
    if (all.length === 0) return;
    const { id, amount, amount_refunded } = this.random.pick(all);
    const left = amount - amount_refunded;
    const part = this.random.chance(0.5) ? left : 1 + this.random.below(left);
    const keeps = part < left && this.random.chance(0.5);
    this.returned = true;
    refund(this.provider, id, { amount: part, metadata: keeps ? { [KEEPS_ACCESS]: 'yes' } : {} });
    if (this.running().length > 0 && this.random.chance(0.5)) {
      const one = this.random.pick(this.running());
      this.ending.add(one.id);
      cancelNow(this.provider, one, this.now, 'cancellation_requested');
    }
  }

  giveCredit(): void {
    adjustBalance(this.provider, this.id, new Params({ amount: String(-1 - this.random.below(900)), currency: 'gbp' }));
  }

  pass(): void {
    this.now += this.random.pick([3_600, DAY, 5 * DAY, 20 * DAY, 31 * DAY, 200 * DAY]);
    catchUp(this.provider, this.id);
  }

  /** Why renewals were not paid. */
  readonly declined = () => this.owned('charge').flatMap(({ failure_code }) => failure_code ?? []);

  /** What jobs do: money goes back, and credit that no money is behind is taken back. */
  settle(): void {
    for (let round = 0; round < 20; round += 1) {
      const { owed, unbacked } = this.entitled();
      if (owed.length === 0 && unbacked === 0) return;
      if (unbacked > 0)
        adjustBalance(this.provider, this.id, new Params({ amount: String(unbacked), currency: 'gbp' }));
      for (const { charge, amount } of owed) refund(this.provider, charge, { amount, metadata: {} });
    }
    throw new Error('what is owed does not come to an end');
  }

  act(): void {
    const name = this.random.pick([
      'buy',
      'buy',
      'buy',
      'change',
      'change',
      'cancel',
      'withdraw',
      'refund',
      'giveCredit',
      'pass',
      'pass',
      'pass',
      'settle',
    ] as const);
    this.log.push(name);
    try {
      this[name]();
    } catch (error) {
      // The card was declined.
      if (!(error instanceof ApiError && error.status === 402)) throw error;
      this.log.push('declined');
    }
  }
}

/** What is wrong with what a customer holds; empty if nothing is. */
function wrongWith(customer: Customer): string[] {
  const facts = customer.facts();
  const { held, owed, unbacked } = entitled(facts);
  const wrong: string[] = [];
  const invoices = new Map(facts.invoices.map((one) => [one.id, one]));
  const charges = new Map(facts.charges.map((one) => [`charge:${one.id}`, one]));
  let value = 0;
  for (const { source, from, until, open_until, subscription, why } of held) {
    const { price, from: begins, until: ends } = invoices.get(charges.get(source)?.invoice ?? source.slice(7))!;
    value += (price * (until!.getTime() - from.getTime())) / (ends!.getTime() - begins!.getTime());
    if (open_until!.getTime() - until!.getTime() > DAY * 1_000) wrong.push(`${source} is open for more than a day`);
    if (until! > ends! || from < begins!) wrong.push(`${source} is longer than its period`);
    if (facts.stopped.get(subscription)?.keeps === 'nothing') wrong.push(`${source} was given back`);
    if (why === 'coupon' && price > 0) wrong.push(`${source} was not free`);
  }
  const money = facts.charges
    .filter(({ state }) => state === 'paid')
    .reduce((all, one) => all + (one.refunded === one.amount ? 0 : one.amount - one.refunded + one.goodwill), 0);
  const gifts = facts.moves.reduce((all, { amount }) => all + Math.max(0, amount), 0);
  // Each invoice rounds once.
  const rounding = facts.invoices.length;
  if (value > money + gifts + rounding) wrong.push(`holds ${value} for ${money} and ${gifts} by staff`);
  const unpaid = facts.invoices.some(({ paid }) => !paid);
  if (!customer.returned && !unpaid && value + facts.credit < money + gifts - rounding)
    wrong.push(`holds ${value} and ${facts.credit} of credit for ${money} and ${gifts} by staff`);
  if (!customer.returned && (owed.length > 0 || unbacked > 0)) wrong.push('owes something that was not returned');
  for (const { source, other } of paidTwice(held, GIVES, customer.shown))
    wrong.push(`${source} is paid twice: ${other}`);
  for (const { charge, amount } of owed) {
    const { amount: whole, refunded } = charges.get(`charge:${charge}`)!;
    if (amount > whole - refunded) wrong.push(`owes more of ${charge} than there is`);
  }
  return wrong;
}

it('for any acts of a customer, nothing is granted for more than the money that was kept, and nothing is lost', () => {
  const random = randomly(SEED);
  const seen = { held: 0, returned: 0, credit: 0, expired: 0, unconfirmed: 0 };
  for (let run = 0; run < RUNS; run += 1) {
    const customer = new Customer(random);
    for (let act = 0; act < ACTS; act += 1) {
      customer.act();
      expect([run, customer.log.join(' '), wrongWith(customer)]).toEqual([run, customer.log.join(' '), []]);
    }
    customer.settle();
    const { held } = customer.entitled();
    seen.held += held.length > 0 ? 1 : 0;
    seen.expired += customer.declined().includes('expired_card') ? 1 : 0;
    seen.unconfirmed += customer.declined().includes('authentication_required') ? 1 : 0;
    seen.returned += customer.returned ? 1 : 0;
    seen.credit += held.some(({ why }) => why === 'credit') ? 1 : 0;
    expect([run, wrongWith(customer)]).toEqual([run, []]);
  }
  for (const many of Object.values(seen)) expect(many).toBeGreaterThan(RUNS / 50);
}, 600_000);
