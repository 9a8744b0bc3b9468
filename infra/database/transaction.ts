import type { Pool, PoolClient } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { topicOf } from '~/domain/kit/live';
import { type Sql, statement } from '~/domain/kit/statement';
import type { Clock, Reader, Transaction } from '~/domain/kit/transaction';
import { currentTrace } from '../ops/tracing';
import { type Queryable, sqlOver } from './sql';

/** A row of the outbox that was committed a moment ago and is to be handed on. */
export interface Owed {
  id: string;
  kind: 'live' | 'revoke' | 'job';
  name: string;
  body: Record<string, unknown>;
  due_at: Date;
  /** Of the change that it belongs to, where traces are kept (W3C traceparent). */
  trace: string | null;
  /** What is to be announced, as it was right after the commit; it may have failed to be read. */
  news?: Promise<unknown>;
}

type Draft = Omit<Owed, 'id' | 'trace' | 'news'>;

/** Reads what an announcement will say. */
export type ReadNews = (read: Reader, name: string, key: unknown) => Promise<unknown> | undefined;

/** Where more is announced at once, the announcements are read together, once they are due. */
const READ_AHEAD_MOST = 3;

const writeOutbox = statement<{ id: string }, [string[], string[], string[], Date[], string | null]>(
  'outbox.write',
  `INSERT INTO outbox (kind, name, body, due_at, trace)
   SELECT *, $5::text FROM unnest($1::text[], $2::text[], $3::jsonb[], $4::timestamptz[])
   RETURNING id`,
);

/** Postgres could not serialise two transactions, or broke a deadlock: running it again is right. */
const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes((error as { code?: string }).code ?? '');

type Connection = PoolClient & Queryable & { connection: { stream: { cork(): void; uncork(): void } } };

/** TypeORM's entity manager on a connection that we hold and in a transaction that we began. */
function managerOn(source: DataSource, connection: Connection): { em: EntityManager; end(): void } {
  const runner = source.createQueryRunner();
  const own = runner as unknown as {
    databaseConnection: Connection;
    isTransactionActive: boolean;
    isReleased: boolean;
  };
  Object.assign(own, { databaseConnection: connection, isTransactionActive: true });
  return {
    em: runner.manager,
    // Whoever still holds it must not write into a transaction of somebody else.
    end: () => Object.assign(own, { isTransactionActive: false, isReleased: true }),
  };
}

/** What is read behind a commit is statements alone. */
const newsReader = (sql: Sql, clock: Clock): Reader => ({
  sql,
  clock,
  get em(): never {
    throw new Error('there is no entity manager behind a commit');
  },
});

/** What a connection that broke has to say, its next statement says, too. */
const alreadyHeard = () => undefined;

/** What is sent meanwhile leaves in one write: a system call costs more than what it carries. */
function together<T>({ connection: { stream } }: Connection, send: () => T): T {
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/**
 * Commits, with the last write on its way beside it, and what is to be read after the commit behind it: the connection is
 * pipelined, so all travel in one round trip. A write that fails leaves Postgres nothing to commit, and its COMMIT answers
 * ROLLBACK.
 */
async function commitWith<T>(connection: Connection, lastWrite: () => Promise<T>, readAfter: () => void): Promise<T> {
  const [written, committed] = await together(connection, () => {
    const sent = Promise.allSettled([lastWrite(), connection.query('COMMIT')]);
    readAfter();
    return sent;
  });
  if (written.status === 'rejected') throw written.reason;
  if (committed.status === 'rejected') throw committed.reason;
  // Also what a command gets that went on after a failed statement as if nothing had happened.
  if (committed.value.command !== 'COMMIT')
    throw new Error('the transaction was rolled back: one of its statements had failed');
  return written.value;
}

/**
 * Runs a command in a transaction, with what it publishes and enqueues as outbox rows of the same transaction, and
 * hands those on after the commit. `handOn` must not throw: what it fails to deliver, the sweep delivers. With `readNews`,
 * what they announce is read on the same connection right behind the commit, rather than after a further way to Postgres;
 * nobody waits for it but the announcement.
 */
export function transactionRunner(
  source: DataSource,
  clock: Clock,
  handOn: (owed: Owed[]) => void,
  readNews?: ReadNews,
) {
  const pool = () => (source.driver as unknown as { master: Pool }).master;

  const attempt = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const connection = (await pool().connect()) as Connection;
    connection.on('error', alreadyHeard);
    const sql = sqlOver(connection);
    const drafts = new Map<string, Draft>();
    const news = new Map<Draft, Promise<unknown>>();
    let entities: ReturnType<typeof managerOn> | null = null;
    let broken: Error | boolean = false;
    const readAhead = (rows: readonly Draft[]) => {
      const live = rows.filter(({ kind }) => kind === 'live');
      if (!readNews || live.length > READ_AHEAD_MOST) return;
      for (const row of live) {
        const read = readNews(newsReader(sql, clock), row.name, row.body.key);
        // Heard again by whoever announces it.
        read?.catch(() => undefined);
        if (read) news.set(row, read);
      }
    };
    try {
      // Not awaited: the command's first statement travels with it.
      const [begun, working] = together(connection, () => {
        const begin = connection.query('BEGIN');
        begin.catch(() => undefined);
        const tx: Transaction = {
          // Most commands need no entity.
          get em() {
            return (entities ??= managerOn(source, connection)).em;
          },
          sql,
          clock,
          publish: (resource, key) =>
            void drafts.set(topicOf(resource.name, key), {
              kind: 'live',
              name: resource.name,
              body: { key },
              due_at: clock.now(),
            }),
          revoke: (resource, key, person) =>
            void drafts.set(`revoke ${topicOf(resource.name, key)} ${person}`, {
              kind: 'revoke',
              name: resource.name,
              body: { key, person },
              due_at: clock.now(),
            }),
          enqueue: (job, payload, options) =>
            void drafts.set(`job ${drafts.size}`, {
              kind: 'job',
              name: job.name,
              body: payload,
              due_at: new Date(clock.now().getTime() + (options?.delay ?? 0)),
            }),
        };
        return [begin, work(tx)] as const;
      });
      const result = await working;
      await begun;
      // A revocation goes out before any snapshot: whoever was sent out must not see what came after.
      const rows = [...drafts.values()].sort((a, b) => Number(b.kind === 'revoke') - Number(a.kind === 'revoke'));
      const trace = currentTrace();
      const ids = await commitWith(
        connection,
        () => (rows.length > 0 ? sql.all(writeOutbox, outboxValues(rows, trace)) : Promise.resolve([])),
        () => readAhead(rows),
      );
      if (rows.length > 0)
        handOn(rows.map((row, index) => ({ ...row, trace, id: ids[index]!.id, news: news.get(row) })));
      return result;
    } catch (error) {
      // Where even this fails, nothing can be said of the connection, and it is not used again.
      await connection.query('ROLLBACK').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      (entities as ReturnType<typeof managerOn> | null)?.end();
      const release = () => {
        connection.removeListener('error', alreadyHeard);
        connection.release(broken);
      };
      if (news.size === 0) release();
      else void Promise.allSettled(news.values()).then(release);
    }
  };

  return async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(work);
      } catch (error) {
        if (!isTransient(error) || tries === 4) throw error;
      }
    }
  };
}

const outboxValues = (rows: Draft[], trace: string | null): [string[], string[], string[], Date[], string | null] => [
  rows.map((row) => row.kind),
  rows.map((row) => row.name),
  rows.map((row) => JSON.stringify(row.body)),
  rows.map((row) => row.due_at),
  trace,
];
