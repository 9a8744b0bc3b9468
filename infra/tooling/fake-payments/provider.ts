import type Stripe from 'stripe';
import { ApiVersion } from './api-version';
import { make, type Kind, type Objects } from './objects';
import type { Store } from './store';

/** What every part of the embedded provider works with. */
export interface Provider {
  readonly store: Store;
  /** Where its pages are, without a slash at the end. */
  url: string;
  /** Whole seconds. With a customer, the time of the customer's test clock. */
  now(customer?: string | null): number;
  /** The same without what the control page moved on: hosted pages are open for a time of our own. */
  wall(customer?: string | null): number;
  /** Called for each event once it is written. */
  announce(event: Stripe.Event): void;
}

export type EventType = Stripe.Event['type'];

/** Writes an event with the present state of its object. */
export function emit<K extends Kind>(provider: Provider, type: EventType, object: Objects[K], at: number): void {
  const event = make('event', {
    api_version: ApiVersion,
    created: at,
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  } as unknown as Partial<Stripe.Event>);
  provider.store.put<'event'>(event);
  provider.announce(event);
}
