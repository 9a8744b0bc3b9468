/** The contracts as hooks: pages and calls are read with TanStack Query, actions and posts are mutations. */
import { useMutation, useQuery, type UseMutationOptions, type UseQueryOptions } from '@tanstack/react-query';
import { href, type Call, type Input, type Output, type Page, type PageData } from '~/domain/kit/contract';
import { type ActionName, type Address, addressOf } from './address';
import { type ProblemError } from './problem-error';
import { actionKey, callKey, pageKey, postedKey } from './query-keys';
import { get, post } from './request';

export { type Address, addressOf } from './address';
export { ProblemError } from './problem-error';
export { callKey, pageKey } from './query-keys';

export type ReadOptions<T> = Omit<UseQueryOptions<T, ProblemError>, 'queryKey' | 'queryFn'>;
export type WriteOptions<I, O> = Omit<UseMutationOptions<O, ProblemError, I>, 'mutationFn'>;

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

/** What an action of a page answers that changes nothing: a count, or a search. */
export function useAnswer<P extends Page, N extends ActionName<P>>(
  contract: P,
  name: N,
  address: Address<P>,
  input: Input<P['actions'][N]>,
  options: ReadOptions<Output<P['actions'][N]>> = {},
) {
  return useQuery<Output<P['actions'][N]>, ProblemError>({
    ...options,
    queryKey: actionKey(contract, name, address, input),
    queryFn: () => runAction(contract, name, address, input),
  });
}

/** What a POST call answers that changes nothing. */
export function usePosted<C extends Call>(contract: C, input: Input<C>, options: ReadOptions<Output<C>> = {}) {
  return useQuery<Output<C>, ProblemError>({
    ...options,
    queryKey: postedKey(contract, input),
    queryFn: ({ signal }) => post(href(contract), input, signal) as Promise<Output<C>>,
  });
}

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
