/** The contracts as hooks: pages and calls are read with TanStack Query, actions and posts are mutations. */
import { useMutation, useQuery, type UseMutationOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { href, type Call, type Input, type Output, type Page, type PageData } from '~/domain/kit/contract';
import { type ProblemError } from './problem-error';
import { get, post } from './request';

export { ProblemError } from './problem-error';

type QueryValue = string | number | boolean | null | undefined;
type Keys<S extends z.ZodType> = keyof z.output<S> & string;

/** Where a page is. `params` fill the path, `query` is what stands behind the question mark. */
export interface Address<P extends Page> {
  params?: Record<Keys<P['params']>, string | number>;
  query?: Partial<Record<Keys<P['query']>, QueryValue>>;
}

export type ReadOptions<T> = Omit<UseQueryOptions<T, ProblemError>, 'queryKey' | 'queryFn'>;
export type WriteOptions<I, O> = Omit<UseMutationOptions<O, ProblemError, I>, 'mutationFn'>;

export const callKey = <C extends Call>(contract: C, input: Input<C>) =>
  ['call', href(contract, {}, input as Record<string, QueryValue>)] as const;
export const pageKey = <P extends Page>(contract: P, address: Address<P> = {}) =>
  ['page', addressOf(contract, address)] as const;

export const addressOf = <P extends Page>(contract: P, address: Address<P>): string =>
  href(contract, address.params, address.query as Record<string, QueryValue> | undefined);

/** A documented GET call. */
export function useCall<C extends Call>(contract: C, input: Input<C>, options: ReadOptions<Output<C>> = {}) {
  const queryKey = callKey(contract, input);
  return useQuery<Output<C>, ProblemError>({
    ...options,
    queryKey,
    queryFn: ({ signal }) => get(queryKey[1], signal) as Promise<Output<C>>,
  });
}

/** A documented POST call; `mutate(input)`. */
export function useMutate<C extends Call>(contract: C, options: WriteOptions<Input<C>, Output<C>> = {}) {
  return useMutation<Output<C>, ProblemError, Input<C>>({
    ...options,
    mutationFn: (input) => post(href(contract), input) as Promise<Output<C>>,
  });
}

/** The data of a page. */
export function usePage<P extends Page>(contract: P, address: Address<P> = {}, options: ReadOptions<PageData<P>> = {}) {
  const queryKey = pageKey(contract, address);
  return useQuery<PageData<P>, ProblemError>({
    ...options,
    queryKey,
    queryFn: ({ signal }) => get(queryKey[1], signal) as Promise<PageData<P>>,
  });
}

type ActionName<P extends Page> = keyof P['actions'] & string;

/** One action of a page; `mutate(input)`. `submit` is the plain POST, every other is named in `data_request`. */
export function useAction<P extends Page, N extends ActionName<P>>(
  contract: P,
  name: N,
  address: Address<P> = {},
  options: WriteOptions<Input<P['actions'][N]>, Output<P['actions'][N]>> = {},
) {
  type I = Input<P['actions'][N]>;
  type O = Output<P['actions'][N]>;
  return useMutation<O, ProblemError, I>({
    ...options,
    mutationFn: (input) => runAction(contract, name, address, input),
  });
}

/** The same outside React, for what must be sent while a page is being left; see `post` for `keepalive`. */
export function runAction<P extends Page, N extends ActionName<P>>(
  contract: P,
  name: N,
  address: Address<P>,
  input: Input<P['actions'][N]>,
  options?: { keepalive?: boolean },
): Promise<Output<P['actions'][N]>> {
  const body = name === 'submit' ? input : { data_request: name, ...(input as object) };
  return post(addressOf(contract, address), body, undefined, options) as Promise<Output<P['actions'][N]>>;
}
