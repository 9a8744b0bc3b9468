import type { Logger } from 'pino';
import { personTopic, topicOf } from '~/domain/kit/live';
import { heldByGateways, jobs, liveResources } from '~/domain/rooms';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { LiveBus, News } from '../redis/live-bus';
import type { Queues } from '../redis/queues';
import { currentTrace, SpanKind, traced } from '../ops/tracing';
import type { Owed } from './transaction';

/** How long a row may be owed before the sweep takes it for left behind. */
const LEFT_BEHIND_MS = 2_000;
/** How long a job that was put in its queue is left alone before the sweep makes sure that it is still there; news is tried again by the next sweeps. */
const JOB_RECHECK_MS = 30_000;
const SWEEP_EVERY_MS = 1_000;
const SWEEP_BATCH = 500;
/** Announced rows are deleted together, this long after the first of them. */
const FORGET_AFTER_MS = 250;

/** How long what this release does not know is left to a newer one that runs beside it. */
const UNKNOWN_MS = 10 * 60_000;
const LOOK_FOR_UNKNOWN_EVERY_MS = 60_000;
/** How much of a reason is kept, in characters. */
const REASON_MAX = 500;

const takeLeftBehind = statement<Owed & { created_at: Date }, [Date, Date, number, Date, string[]]>(
  'outbox.sweep',
  `UPDATE outbox SET due_at = CASE kind WHEN 'job' THEN $2::timestamptz ELSE $4::timestamptz END
    WHERE id IN (SELECT id FROM outbox WHERE failed_at IS NULL AND due_at < $1 AND name = ANY($5) ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, name, body, due_at, trace, created_at`,
);
const setAside = statement<never, [string, Date, string]>(
  'outbox.set-aside',
  'UPDATE outbox SET failed_at = $2, failure = $3 WHERE id = $1 AND failed_at IS NULL',
);
const setUnknownAside = statement<{ name: string }, [Date, Date, string[]]>(
  'outbox.set-unknown-aside',
  `UPDATE outbox SET failed_at = $1, failure = 'nobody knows what this is' WHERE failed_at IS NULL AND due_at < $2 AND NOT name = ANY($3) RETURNING name`,
);
const forget = statement<never, [string[]]>('outbox.forget', `DELETE FROM outbox WHERE id = ANY($1::bigint[])`);

const announceable = [...liveResources.keys(), ...heldByGateways.map(({ name }) => name)];
const known = [...announceable, ...jobs.keys()];

/** What no further try would change: it is set aside for the operators. */
class Undeliverable extends Error {}

export interface Dispatcher {
  /** Hands on what was just committed. Never throws: what it cannot deliver stays in the outbox for the sweep. */
  handOn(owed: Owed[]): void;
  /** Hands on what a crash left behind. @returns how many rows it took */
  sweep(olderThanMs?: number): Promise<number>;
  start(): void;
  /** Resolves when everything handed on so far has been delivered or given up. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Observes how long a change took from the commit until it was announced, in milliseconds. */
export type ObserveDelivery = (milliseconds: number) => void;

export function createDispatcher(parts: {
  read: Reader;
  bus: LiveBus;
  queues: Queues;
  log: Logger;
  observe?: ObserveDelivery;
}): Dispatcher {
  const { read, bus, queues, log, observe } = parts;
  /** One announcement of a topic runs at a time; what comes meanwhile is one more, of the newest state. */
  const announcing = new Map<string, { next: News | null; done: Promise<void> }>();
  const underWay = new Set<Promise<void>>();
  let announced: string[] = [];
  let forgetTimer: NodeJS.Timeout | null = null;
  let sweepTimer: NodeJS.Timeout | null = null;
  let lookedForUnknownAt = 0;

  /** @param ahead what was read with the commit, for the first that is announced of it */
  const announce = (name: string, key: unknown, news: News, ahead?: Promise<unknown>): Promise<void> =>
    traced(`publish ${name}`, { parent: news.trace, kind: SpanKind.PRODUCER }, async () => {
      const implementation = liveResources.get(name);
      if (!implementation) throw new Error(`no live resource is called ${name}`);
      if (!implementation.resource.key.safeParse(key).success)
        throw new Undeliverable(`${name} has no such key: ${JSON.stringify(key)}`);
      const snapshot = (await (ahead?.catch(() => implementation.snapshot(read, key)) ??
        implementation.snapshot(read, key))) as { version: number } | null;
      if (!snapshot) return;
      await bus.publish(topicOf(name, key), {
        kind: 'live',
        resource: name,
        key,
        version: snapshot.version,
        snapshot,
        news: { ...news, trace: currentTrace() },
      });
    });

  /**
   * Many keys of one resource that were committed together: read in one go. Another announcement of one of them may run
   * beside it; the versions tell which is newer.
   */
  async function announceMany(rows: Owed[], committedAt: number): Promise<void> {
    const { name } = rows[0]!;
    const started = performance.now();
    const snapshots = (await liveResources.get(name)!.snapshots!(
      read,
      rows.map((row) => row.body.key),
    )) as Map<unknown, { version: number }>;
    await Promise.all(
      rows.map(async ({ id, body: { key } }) => {
        const snapshot = snapshots.get(key);
        if (snapshot)
          await bus.publish(topicOf(name, key), {
            kind: 'live',
            resource: name,
            key,
            version: snapshot.version,
            snapshot,
            news: { committed_at: committedAt, trace: currentTrace() },
          });
        observe?.(performance.now() - started);
        forgetSoon(id);
      }),
    );
  }

  function announceOnce(name: string, key: unknown, news: News, ahead?: Promise<unknown>): Promise<void> {
    const topic = topicOf(name, key);
    const running = announcing.get(topic);
    if (running) {
      running.next ??= news;
      return running.done;
    }
    const entry: { next: News | null; done: Promise<void> } = { next: news, done: Promise.resolve() };
    announcing.set(topic, entry);
    entry.done = (async () => {
      try {
        let first = ahead;
        while (entry.next) {
          const now = entry.next;
          entry.next = null;
          await announce(name, key, now, first);
          first = undefined;
        }
      } finally {
        announcing.delete(topic);
      }
    })();
    return entry.done;
  }

  async function flushForgotten(): Promise<void> {
    forgetTimer = null;
    const ids = announced;
    announced = [];
    if (ids.length > 0) await read.sql.all(forget, [ids]);
  }

  function forgetSoon(id: string): void {
    announced.push(id);
    forgetTimer ??= setTimeout(() => track(flushForgotten()), FORGET_AFTER_MS);
  }

  async function deliver(row: Owed, committedAt: number): Promise<void> {
    if (row.kind === 'job') return queues.add(row, read.clock.now());
    const started = performance.now();
    if (row.kind === 'live') {
      try {
        await announceOnce(row.name, row.body.key, { committed_at: committedAt, trace: row.trace }, row.news);
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error;
        log.error({ err: error, outbox_id: row.id }, 'an announcement that cannot be made is set aside');
        await read.sql.all(setAside, [row.id, read.clock.now(), error.message.slice(0, REASON_MAX)]);
        return;
      }
    } else
      await bus.publish(personTopic(Number(row.body.person)), {
        kind: 'revoke',
        resource: row.name,
        key: row.body.key,
      });
    observe?.(performance.now() - started);
    forgetSoon(row.id);
  }

  function track(work: Promise<void>): void {
    const guarded = work
      .catch((error: unknown) =>
        log.warn({ err: error }, 'an announcement was not delivered; the sweep will try again'),
      )
      .finally(() => underWay.delete(guarded));
    underWay.add(guarded);
  }

  /** What neither this release nor a newer one has known how to deliver. */
  async function giveUnknownUp(now: Date): Promise<void> {
    if (now.getTime() - lookedForUnknownAt < LOOK_FOR_UNKNOWN_EVERY_MS) return;
    lookedForUnknownAt = now.getTime();
    const given = await read.sql.all(setUnknownAside, [now, new Date(now.getTime() - UNKNOWN_MS), known]);
    if (given.length > 0)
      log.error(
        { names: [...new Set(given.map(({ name }) => name))], rows: given.length },
        'rows of the outbox that nobody knows are set aside',
      );
  }

  async function sweep(olderThanMs = LEFT_BEHIND_MS): Promise<number> {
    const now = read.clock.now();
    await giveUnknownUp(now);
    // While Redis is away its jobs stay where they are, so that they are put in their queues as soon as it is back.
    const names = queues.ready() ? known : announceable;
    const rows = await read.sql.all(takeLeftBehind, [
      new Date(now.getTime() - olderThanMs),
      new Date(now.getTime() + JOB_RECHECK_MS),
      SWEEP_BATCH,
      now,
      names,
    ]);
    // The row's own moment has passed: a job among them is due now.
    for (const row of rows.sort((a, b) => Number(a.id) - Number(b.id)))
      track(deliver({ ...row, due_at: now }, row.created_at.getTime()));
    return rows.length;
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0 || announced.length > 0) {
      await Promise.all(underWay);
      if (forgetTimer) clearTimeout(forgetTimer);
      await flushForgotten();
    }
  }

  return {
    handOn(owed) {
      const committedAt = Date.now();
      const together = new Map<string, Owed[]>();
      for (const row of owed) {
        if (row.kind === 'live' && liveResources.get(row.name)?.snapshots)
          together.set(row.name, [...(together.get(row.name) ?? []), row]);
        else track(deliver(row, committedAt));
      }
      for (const rows of together.values())
        track(rows.length > 1 ? announceMany(rows, committedAt) : deliver(rows[0]!, committedAt));
    },
    sweep,
    start() {
      const tick = async () => {
        try {
          while ((await sweep()) === SWEEP_BATCH);
        } catch (error) {
          log.warn({ err: error }, 'the outbox could not be swept');
        }
        if (sweepTimer) sweepTimer = setTimeout(tick, SWEEP_EVERY_MS * (0.75 + Math.random() / 2));
      };
      sweepTimer = setTimeout(tick, 0);
    },
    settled,
    async stop() {
      if (sweepTimer) clearTimeout(sweepTimer);
      sweepTimer = null;
      await settled().catch((error: unknown) =>
        log.warn({ err: error }, 'some announcements are left to the next sweep'),
      );
    },
  };
}
