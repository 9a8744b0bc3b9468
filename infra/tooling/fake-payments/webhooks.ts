import type Stripe from 'stripe';
import { createHmac } from 'node:crypto';
import type { Provider } from './provider';

/** What the chaos switch may do to the delivery of events. */
export const CHAOS = ['shuffle', 'repeat', 'delay', 'lose', 'tie'] as const;

/** Seconds before each further try of a delivery. */
const RETRIES = [1, 5, 30, 120, 600, 3_600, 6 * 3_600];

export interface Deliver {
  /** @returns whether it was taken with a status below 300 */
  (body: string, signature: string): Promise<boolean>;
}

/** The header that proves where an event comes from: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export const signatureOf = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

interface Delivery {
  event: Stripe.Event;
  attempts: number;
  /** Milliseconds of the process's own clock. */
  due: number;
}

/** Delivers events: again after a failure, each time a little later, and after a restart what was left. */
export class Webhooks {
  private pending: Delivery[] = [];
  private before = 0;

  constructor(
    private readonly options: {
      provider: Provider;
      secret: string;
      deliver: Deliver;
      /** Milliseconds. */
      clock: () => number;
      /** From 0 to 1. */
      random: () => number;
      /** Deliveries that are under way at once; one after the other without it. */
      together?: number | undefined;
    },
  ) {
    for (const event of options.provider.store.all('event')) if (event.pending_webhooks > 0) this.push(event, 0);
  }

  get chaos(): ReadonlySet<string> {
    return new Set(this.options.provider.store.kept('chaos', 'chaos')?.on ?? []);
  }

  get waiting(): number {
    return this.pending.length;
  }

  private push(event: Stripe.Event, wait: number): void {
    this.pending.push({ event, attempts: 0, due: this.options.clock() + wait });
  }

  /** Loses what was not delivered yet. */
  drop(): void {
    this.pending = [];
  }

  add(event: Stripe.Event): void {
    const { chaos } = this;
    const { random, provider } = this.options;
    if (chaos.has('tie') && this.before > 0) {
      event.created = this.before;
      provider.store.put<'event'>(event);
    }
    this.before = event.created;
    if (chaos.has('lose') && random() < 0.3) {
      event.pending_webhooks = 0;
      provider.store.put<'event'>(event);
      return;
    }
    const times = chaos.has('repeat') ? 1 + Math.floor(random() * 3) : 1;
    for (let time = 0; time < times; time += 1) this.push(event, chaos.has('delay') ? random() * 5_000 : 0);
  }

  /** Delivers what is due. @param all also what is not due yet @returns how many were tried */
  async run(all = false): Promise<number> {
    const { clock, random, together = 1 } = this.options;
    const now = clock();
    const isDue = (one: Delivery) => all || one.due <= now;
    const due = this.pending.filter(isDue);
    this.pending = this.pending.filter((one) => !isDue(one));
    if (this.chaos.has('shuffle'))
      for (let index = due.length - 1; index > 0; index -= 1) {
        const other = Math.floor(random() * (index + 1));
        [due[index], due[other]] = [due[other]!, due[index]!];
      }
    for (let start = 0; start < due.length; start += together)
      await Promise.all(due.slice(start, start + together).map((one) => this.try(one)));
    return due.length;
  }

  private async try(delivery: Delivery): Promise<void> {
    const { clock, deliver, secret, provider } = this.options;
    const body = JSON.stringify(delivery.event);
    const taken = await deliver(body, signatureOf(body, secret, Math.floor(clock() / 1_000))).catch(() => false);
    if (taken) {
      delivery.event.pending_webhooks = 0;
      provider.store.put<'event'>(delivery.event);
      provider.store.flush();
      return;
    }
    const wait = RETRIES[delivery.attempts];
    if (wait === undefined) return;
    this.pending.push({ ...delivery, attempts: delivery.attempts + 1, due: clock() + wait * 1_000 });
  }
}
