import type { Params } from './form';
import { paymentsOf } from './invoices';
import { type Kind, type Objects } from './objects';
import type { Provider } from './provider';

type Json = Record<string, unknown>;

/** Puts objects in the place of their ids, along the paths of `expand`. */
export function expand(provider: Provider, object: unknown, paths: string[]): unknown {
  const copy = structuredClone(object) as Json;
  for (const path of paths) expandOne(provider, copy, path.split('.'));
  return copy;
}

function expandOne(provider: Provider, at: Json, [name, ...rest]: string[]): void {
  if (name === undefined) return;
  if (name === 'data' && Array.isArray(at.data)) {
    for (const one of at.data) expandOne(provider, one as Json, rest);
    return;
  }
  if (name === 'payments' && at.object === 'invoice')
    at.payments = {
      object: 'list',
      data: structuredClone(paymentsOf(provider, at.id as string)),
      has_more: false,
      url: `/v1/invoice_payments?invoice=${String(at.id)}`,
    };
  const value = at[name];
  const found = typeof value === 'string' ? provider.store.anything(value) : undefined;
  if (found) at[name] = structuredClone(found);
  if (typeof at[name] === 'object' && at[name] !== null) expandOne(provider, at[name] as Json, rest);
}

/** One page of a list, the newest first; `starting_after` and `limit` as the API has them. */
export function listOf<K extends Kind>(url: string, all: Objects[K][], params: Params): Json {
  const limit = Math.min(100, Math.max(1, params.whole('limit') ?? 10));
  const created = params.group('created');
  const [from, to] = [created.whole('gte'), created.whole('lt')];
  const matching = (all as { id: string; created?: number }[])
    .toReversed()
    .filter(
      (one) => (from === undefined || (one.created ?? 0) >= from) && (to === undefined || (one.created ?? 0) < to),
    );
  const after = params.text('starting_after');
  const begin = after ? matching.findIndex(({ id }) => id === after) + 1 : 0;
  const data = matching.slice(begin, begin + limit);
  return { object: 'list', data, has_more: begin + limit < matching.length, url };
}
