import type { PoolClient, QueryResult } from 'pg';
import type { DataSource } from 'typeorm';
import type { Follower } from '~/domain/kit/event';
import type { Clock, DomainEvent, Reader, Transaction } from '~/domain/kit/transaction';
import { followers as followersOfRooms } from '~/domain/rooms';
import { currentTrace } from '../ops/tracing';
import { Announcements } from './announcements';
import { poolOf } from './data-source';
import { type NewOutboxRow, OutboxDraft, type OutboxRow, outboxValues, writeOutbox } from './outbox';
import { sqlOver } from './sql';

/** Reads the snapshot of a live resource. Undefined for one without rows. */
export type ReadSnapshot = (read: Reader, name: string, key: unknown) => Promise<unknown> | undefined;

/** A transaction that publishes more than this reads no snapshot itself: the dispatcher reads them together. */
const READ_AHEAD_MOST = 3;
/** How often a transaction is tried that PostgreSQL could not serialise or that was part of a deadlock. */
const TRIES = 4;

/** Serialisation failure or deadlock: running the transaction again is right. */
const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes((error as { code?: string }).code ?? '');

const ignore = () => undefined;

/**
 * Commits. The outbox rows, the COMMIT and the reads behind it are sent together, which is one round trip. If the insert
 * fails there is nothing to commit, and PostgreSQL answers COMMIT with ROLLBACK.
 */
async function commitWith<T>(client: PoolClient, lastWrite: () => Promise<T>, readAfter: () => void): Promise<T> {
  const sent = Promise.allSettled([lastWrite(), client.query('COMMIT') as Promise<QueryResult>]);
  readAfter();
  const [written, committed] = await sent;
  if (written.status === 'rejected') throw written.reason;
  if (committed.status === 'rejected') throw committed.reason;
  // A command that caught the error of a failed statement gets here, too.
  if (committed.value.command !== 'COMMIT')
    throw new Error('the transaction was rolled back: one of its statements had failed');
  return written.value;
}

export interface Transactions {
  inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Calls a listener after every commit of this process that announced an event. A process that dies first does not call it: it
   * is for hints, such as waking a timer. What must happen belongs into the transaction. The listener must not throw.
   */
  afterCommit<About>(event: DomainEvent<About>, listener: (about: About) => void): void;
}

export interface TransactionParts {
  clock: Clock;
  /** Delivers committed rows. Must not throw: the sweep delivers what it could not. */
  dispatch(rows: OutboxRow[]): void;
  /** Reads what is published on the same connection, behind the commit. Only the publication waits for it. */
  readSnapshot?: ReadSnapshot;
  /** Those of all rooms, unless they are given. */
  followers?: readonly Follower[];
}

/**
 * Runs commands in transactions, one connection each. Followers of what a command announces run in the same transaction. What is
 * published and enqueued is written to the outbox in it, and dispatched after the commit.
 */
export function openTransactions(
  source: DataSource,
  { clock, dispatch, readSnapshot, followers = followersOfRooms }: TransactionParts,
): Transactions {
  const listeners = new Map<string, ((about: never) => void)[]>();

  async function attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await poolOf(source).connect();
    // Not awaited: connections are pipelined, and the command's first statement travels behind it.
    const begun = client.query('BEGIN');
    begun.catch(ignore);
    // The statement that was under way reports a broken connection.
    client.on('error', ignore);
    const sql = sqlOver(client);
    const snapshots = new Map<NewOutboxRow, Promise<unknown>>();
    let broken = false;
    const readAhead = (rows: readonly NewOutboxRow[]) => {
      const live = rows.filter(({ kind }) => kind === 'live');
      if (!readSnapshot || live.length > READ_AHEAD_MOST) return;
      for (const row of live) {
        const read = readSnapshot({ sql, clock }, row.name, row.body.key);
        // The dispatcher handles the error.
        read?.catch(ignore);
        if (read) snapshots.set(row, read);
      }
    };
    try {
      const draft = new OutboxDraft(clock);
      const announcements = new Announcements(followers);
      const { publish, revoke, enqueue } = draft;
      const tx = { sql, clock, publish, revoke, enqueue, announce: announcements.announce };
      const result = await work(tx);
      await announcements.follow(tx);
      await begun;
      const rows = draft.rows();
      const trace = currentTrace();
      const ids = await commitWith(
        client,
        () => (rows.length > 0 ? sql.all(writeOutbox, outboxValues(rows, trace)) : Promise.resolve([])),
        () => readAhead(rows),
      );
      if (rows.length > 0)
        dispatch(rows.map((row, index) => ({ ...row, trace, id: ids[index]!.id, snapshot: snapshots.get(row) })));
      for (const { event, about } of announcements.followed)
        for (const listener of listeners.get(event.name) ?? []) listener(about);
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => (broken = true));
      throw error;
    } finally {
      const giveBack = () => {
        client.removeListener('error', ignore);
        client.release(broken);
      };
      if (snapshots.size === 0) giveBack();
      else void Promise.allSettled(snapshots.values()).then(giveBack);
    }
  }

  return {
    async inTransaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(work);
        } catch (error) {
          if (!isTransient(error) || tries === TRIES) throw error;
        }
      }
    },
    afterCommit: (event, listener) =>
      void listeners.set(event.name, [...(listeners.get(event.name) ?? []), listener as (about: never) => void]),
  };
}
