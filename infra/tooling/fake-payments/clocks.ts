import type Stripe from 'stripe';
import { badRequest } from './api-error';
import { expireOld } from './checkout';
import type { Params } from './form';
import { idOf, make } from './objects';
import { emit, type Provider } from './provider';
import { nextDue } from './subscriptions';

/** Does what a customer's time has brought, in its order, each thing at its own time. */
export function catchUp(provider: Provider, customer: string): void {
  const now = provider.now(customer);
  expireOld(provider, customer, provider.wall(customer));
  for (let due = nextDue(provider, customer); due && due.at <= now; due = nextDue(provider, customer)) due.run();
}

export function catchUpAll(provider: Provider): void {
  for (const { id } of provider.store.all('customer')) catchUp(provider, id);
}

export function createClock(provider: Provider, params: Params): Stripe.TestHelpers.TestClock {
  const frozen = params.whole('frozen_time');
  if (frozen === undefined)
    throw badRequest('Missing required param: frozen_time.', 'frozen_time', 'parameter_missing');
  return provider.store.put<'test_helpers.test_clock'>(
    make('test_helpers.test_clock', {
      created: provider.now(),
      deletes_after: provider.now() + 30 * 86_400,
      frozen_time: frozen,
      name: params.text('name') ?? null,
      status: 'ready',
    }),
  );
}

export function advanceClock(provider: Provider, id: string, params: Params): Stripe.TestHelpers.TestClock {
  const clock = provider.store.get('test_helpers.test_clock', id);
  const to = params.whole('frozen_time') ?? 0;
  if (to <= clock.frozen_time)
    throw badRequest('The frozen_time must be after the current frozen time of the clock.', 'frozen_time');
  clock.frozen_time = to;
  provider.store.put<'test_helpers.test_clock'>(clock);
  for (const customer of provider.store.all('customer'))
    if (idOf(customer.test_clock) === id) catchUp(provider, customer.id);
  emit<'test_helpers.test_clock'>(provider, 'test_helpers.test_clock.ready', clock, to);
  return clock;
}
