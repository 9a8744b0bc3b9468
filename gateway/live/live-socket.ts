import type { Socket } from 'socket.io';
import type { Person } from '~/domain/accounts/person';
import { Problem } from '~/domain/kit/errors';

/** What a socket is answered when something is refused. */
export interface Refused {
  ok: false;
  error: ReturnType<Problem['toJSON']> & { retry_after?: number };
}

export type WatchAnswer = { ok: true; version: number; snapshot: unknown } | Refused;

export interface SocketData {
  person: Person;
  /** Topics watched, with the presence each of them means, if any. */
  watches: Map<string, string | null>;
  /** What it sent since `since`, a time in milliseconds. */
  window: { since: number; requests: number; events: number };
}

export type LiveSocket = Socket<
  Record<string, (...args: never[]) => void>,
  Record<string, (message: unknown) => void>,
  Record<string, never>,
  SocketData
>;

/** The answer to an error. What is not a `Problem` is not told to the client. */
export const refusal = (error: unknown): Refused => {
  const problem =
    error instanceof Problem
      ? error
      : new Problem('unavailable', 'unavailable', 'This live resource is not available right now.');
  return {
    ok: false,
    error: { ...problem.toJSON(), ...(problem.options.retryAfter ? { retry_after: problem.options.retryAfter } : {}) },
  };
};
