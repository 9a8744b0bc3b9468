/** @jest-environment jsdom */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { aiQuizSetup } from '~/domain/quizzes/generation/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { pageKey, useAnswer, usePage } from '~/web/live/client';
import { firstAnswers } from './first-answers';
import { createQueryClient } from './query-client';

const PAGE = { is: 'the page' };
const CHOICE = { specialty: 3, topic: 0, focus: 0, language: 'en', generate_new_questions: false } as const;
const before = { ...firstAnswers };
const { fetch } = globalThis;

beforeEach(() => {
  Object.assign(firstAnswers, { held: new Map([[aiQuizSetup.path, PAGE]]), until: Infinity });
  // Nothing is answered: what is there is from the HTML.
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(firstAnswers, before);
});
afterAll(() => Object.assign(globalThis, { fetch }));

const within = (client: QueryClient) =>
  function Within({ children }: PropsWithChildren) {
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  };

async function begin<T>(hook: () => { data: T }): Promise<T> {
  const client = createQueryClient();
  const { result, unmount } = renderHook(hook, { wrapper: within(client) });
  const { data } = result.current;
  await act(() => client.cancelQueries());
  unmount();
  return data;
}

it('a page begins with what the HTML has answered for its address', async () => {
  expect(await begin(() => usePage(aiQuizSetup))).toEqual(PAGE);
});

it('a page that does not ask when it begins is not answered by the HTML when it is read again', async () => {
  expect(await begin(() => usePage(aiQuizSetup, {}, { staleTime: Infinity }))).toEqual(PAGE);
  expect(firstAnswers.see(aiQuizSetup.path)).toBeUndefined();
});

it('a page that is not kept is asked for once, though it takes long to be drawn', () => {
  jest.useFakeTimers();
  const options = { staleTime: Infinity, gcTime: 0 };
  const client = createQueryClient();
  client.getQueryCache().build(client, client.defaultQueryOptions({ ...options, queryKey: pageKey(aiQuizSetup) }));
  jest.advanceTimersByTime(100);
  // The first drawing may send something, after which nothing of the HTML stands.
  firstAnswers.forget();
  const { result, unmount } = renderHook(() => usePage(aiQuizSetup, {}, options), { wrapper: within(client) });
  expect(result.current.data).toEqual(PAGE);
  expect(client.isFetching()).toBe(0);
  unmount();
  jest.advanceTimersByTime(1);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

it('a page at another address begins with nothing', async () => {
  expect(await begin(() => usePage(quizSetup))).toBeUndefined();
  expect(await begin(() => usePage(quizSetup, { query: { specialty: 3 } }))).toBeUndefined();
});

it('the answer of an action of that page begins with nothing', async () => {
  expect(await begin(() => useAnswer(aiQuizSetup, 'available_questions', {}, CHOICE))).toBeUndefined();
});

it('a key that is written by hand is a type error', () => {
  const client = createQueryClient();
  // @ts-expect-error keys are made in web/live/query-keys.ts
  expect(client.getQueryData(['page', aiQuizSetup.path, 'available_questions'])).toBeUndefined();
});
