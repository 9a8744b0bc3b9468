/**
 * How rooms react to each other. A room declares what happens in it (`domainEvent`), and its commands announce it
 * (`tx.announce`). Other rooms follow the event: they list their followers in `room.ts`. A follower runs in the transaction of the
 * command that announced, after the command and before the commit, so either both take effect or neither. The room that
 * announces does not know who follows, and a new command that announces reaches all of them.
 *
 * A follower must be idempotent: an event says that something may have to be done, and several events may say so at once. It may
 * announce events itself. What happens outside of the database, such as waking a timer, waits for the commit (`afterCommit` of
 * `infra/database/transaction.ts`).
 */
import type { DomainEvent, Transaction } from './transaction';

/** Declares an event. `About` is plain data: ids and flags. */
export const domainEvent = <About extends object>(name: string): DomainEvent<About> => ({ name });

/** What a room does when an event of another room is announced. */
export interface Follower {
  readonly event: { readonly name: string };
  /** `about` is what the event says; `follow` checks its type. */
  run(tx: Transaction, about: never): Promise<void>;
}

export const follow = <About>(
  event: DomainEvent<About>,
  run: (tx: Transaction, about: About) => Promise<void>,
): Follower => ({ event, run });
