/**
 * The keys of the query cache. All are made here: TanStack Query takes no other array (`Register` below), so what is kept of one
 * request never stands for another, as an answer of an action would for its page's.
 */
import { href, type Call, type Input, type Page } from '~/domain/kit/contract';
import { type ActionName, type Address, addressOf, type QueryValue } from './address';

declare const made: unique symbol;
type Made<K extends readonly unknown[]> = K & { readonly [made]: true };

export type CacheKey =
  /** What a GET of this address answers. The HTML may have answered it already. */
  | Made<readonly [kind: 'page' | 'call', address: string]>
  /** What an action of the page at this address, or a POST call, answers to this input. */
  | Made<readonly [kind: 'action', address: string, name: string, input: unknown]>
  | Made<readonly [kind: 'posted', address: string, input: unknown]>
  /** A page that is read anew each time that it is opened. */
  | Made<readonly [kind: 'opened', address: string, opening: string]>
  /** The snapshot of a live resource. */
  | Made<readonly [kind: 'live', name: string, key: string]>;

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: CacheKey;
  }
}

const key = <const K extends readonly unknown[]>(...parts: K) => parts as unknown as Made<K>;

export const callKey = <C extends Call>(contract: C, input: Input<C>) =>
  key('call', href(contract, {}, input as Record<string, QueryValue>));
export const pageKey = <P extends Page>(contract: P, address: Address<P> = {}) =>
  key('page', addressOf(contract, address));
export const actionKey = <P extends Page, N extends ActionName<P>>(
  contract: P,
  name: N,
  address: Address<P>,
  input: Input<P['actions'][N]>,
) => key('action', addressOf(contract, address), name, input);
export const postedKey = <C extends Call>(contract: C, input: Input<C>) => key('posted', href(contract), input);
export const openedKey = (address: string, opening: string) => key('opened', address, opening);
export const liveKey = (name: string, about: string) => key('live', name, about);
