import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { cutText } from '~/domain/kit/cut-text';
import { groupBy } from '~/domain/kit/group-by';
import { personTopic, topicOf } from '~/domain/kit/live';
import { heldByGateways, jobs, liveResources } from '~/domain/rooms';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { Change, LiveBus } from '../redis/live-bus';
import type { Queues } from '../redis/queues';
import { currentTrace, SpanKind, traced } from '../ops/tracing';
import type { OutboxRow } from './outbox';

/** A row that has been due for longer is taken by the sweep: the process that committed it has probably died. */
const LEFT_BEHIND_MS = 2_000;
/** How long after a job was queued the sweep checks that it still is. Publications are tried again by the next sweep. */
const JOB_RECHECK_MS = 30_000;
const SWEEP_EVERY_MS = 1_000;
const SWEEP_BATCH = 500;
/** Delivered rows are deleted together, this long after the first of them. */
const DELETE_AFTER_MS = 250;
/** How long a name that this release does not know is left to a newer release that runs beside it. */
const UNKNOWN_MS = 10 * 60_000;
const LOOK_FOR_UNKNOWN_EVERY_MS = 60_000;
/** Characters of a failure's reason that are kept. */
const REASON_MAX = 500;

const takeLeftBehind = statement<OutboxRow & { created_at: Date }, [Date, Date, number, string[]]>(
  'outbox.sweep',
  `UPDATE outbox SET due_at = $2
    WHERE id IN (SELECT id FROM outbox WHERE failed_at IS NULL AND due_at < $1 AND name = ANY($4) ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, name, body, due_at, trace, created_at`,
);
const recheckLater = statement<never, [string[], Date]>(
  'outbox.recheck-later',
  'UPDATE outbox SET due_at = $2 WHERE id = ANY($1::bigint[]) AND failed_at IS NULL',
);
const setAside = statement<never, [string, Date, string]>(
  'outbox.set-aside',
  'UPDATE outbox SET failed_at = $2, failure = $3 WHERE id = $1 AND failed_at IS NULL',
);
const setUnknownAside = statement<{ name: string }, [Date, Date, string[]]>(
  'outbox.set-unknown-aside',
  `UPDATE outbox SET failed_at = $1, failure = 'nobody knows what this is' WHERE failed_at IS NULL AND due_at < $2 AND NOT name = ANY($3) RETURNING name`,
);
const deleteRows = statement<never, [string[]]>('outbox.delete', `DELETE FROM outbox WHERE id = ANY($1::bigint[])`);

const publishable = [...liveResources.keys(), ...heldByGateways.map(({ name }) => name)];
const known = [...publishable, ...jobs.keys()];

/** No further try would deliver it: the row is set aside for the operators. */
class Undeliverable extends Error {}

export interface Dispatcher {
  /** Delivers rows that were just committed. Never throws: undelivered rows stay in the outbox for the sweep. */
  dispatch(rows: OutboxRow[]): void;
  /** The same for rows that may have been delivered before. */
  dispatchAgain(rows: OutboxRow[]): void;
  /** Delivers rows that a crash left behind. @returns how many it took */
  sweep(olderThanMs?: number): Promise<number>;
  start(): void;
  /** Resolves when every row dispatched so far has been delivered or left to the sweep. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Observes the time from a commit until its publication, in milliseconds. */
export type ObserveDelivery = (milliseconds: number) => void;

function createPublisher({ read, bus }: { read: Reader; bus: LiveBus }) {
  /** One publication of a topic runs at a time. All changes that come meanwhile are one more, of the newest state. */
  const publishing = new Map<string, { next: Change | null; done: Promise<void> }>();

  /** @param ahead the snapshot that was read behind the commit */
  const publish = (name: string, key: unknown, change: Change, ahead?: Promise<unknown>): Promise<void> =>
    traced(`publish ${name}`, { parent: change.trace, kind: SpanKind.PRODUCER }, async () => {
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
        change: { ...change, trace: currentTrace() },
      });
    });

  /**
   * Publishes many keys of one resource that were committed together, with one read. A single publication of one of them may run at
   * the same time; the versions tell which is newer.
   */
  async function publishMany(
    rows: OutboxRow[],
    committedAt: number,
    published: (id: string, ms: number) => void,
  ): Promise<void> {
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
            change: { committed_at: committedAt, trace: currentTrace() },
          });
        published(id, performance.now() - started);
      }),
    );
  }

  function publishOnce(name: string, key: unknown, change: Change, ahead?: Promise<unknown>): Promise<void> {
    const topic = topicOf(name, key);
    const running = publishing.get(topic);
    if (running) {
      running.next ??= change;
      return running.done;
    }
    const entry: { next: Change | null; done: Promise<void> } = { next: change, done: Promise.resolve() };
    publishing.set(topic, entry);
    entry.done = (async () => {
      try {
        let first = ahead;
        while (entry.next) {
          const now = entry.next;
          entry.next = null;
          await publish(name, key, now, first);
          first = undefined;
        }
      } finally {
        publishing.delete(topic);
      }
    })();
    return entry.done;
  }

  return { publishOnce, publishMany };
}

/** Takes rows that were left behind, and sets aside those that nobody knows. */
function createSweep(parts: {
  read: Reader;
  queues: Queues;
  log: Logger;
  deliver(row: OutboxRow, committedAt: number): Promise<void>;
  track(work: Promise<void>): void;
}): Dispatcher['sweep'] {
  const { read, queues, log, deliver, track } = parts;
  let lookedForUnknownAt = 0;

  /** Sets aside rows whose name no release has known. */
  async function setUnknownRowsAside(now: Date): Promise<void> {
    if (now.getTime() - lookedForUnknownAt < LOOK_FOR_UNKNOWN_EVERY_MS) return;
    lookedForUnknownAt = now.getTime();
    const given = await read.sql.all(setUnknownAside, [now, new Date(now.getTime() - UNKNOWN_MS), known]);
    if (given.length > 0)
      log.error(
        { names: [...new Set(given.map(({ name }) => name))], rows: given.length },
        'outbox rows with unknown names are set aside',
      );
  }

  async function recheckQueued(ids: string[]): Promise<void> {
    if (ids.length > 0) await read.sql.all(recheckLater, [ids, new Date(read.clock.now().getTime() + JOB_RECHECK_MS)]);
  }

  return async function sweep(olderThanMs = LEFT_BEHIND_MS): Promise<number> {
    const now = read.clock.now();
    await setUnknownRowsAside(now);
    // While Redis is unreachable, jobs are left alone, so that they are queued as soon as it is back.
    const names = queues.ready() ? known : publishable;
    const rows = await read.sql.all(takeLeftBehind, [new Date(now.getTime() - olderThanMs), now, SWEEP_BATCH, names]);
    // The sweep has moved `due_at` of these rows. They are due now. If this process dies, the next sweep takes them soon.
    const queued: string[] = [];
    const deliveries = rows
      .sort((a, b) => Number(a.id) - Number(b.id))
      .flatMap((row) => {
        const delivery = deliver({ ...row, due_at: now }, row.created_at.getTime());
        track(delivery);
        return row.kind === 'job' ? delivery.then(() => void queued.push(row.id)).catch(() => undefined) : [];
      });
    if (deliveries.length > 0) track(Promise.all(deliveries).then(() => recheckQueued(queued)));
    return rows.length;
  };
}

/** Keys of one resource are read together if it can. */
const readTogether = ({ kind, name, id }: OutboxRow): string =>
  kind === 'live' && liveResources.get(name)?.snapshots ? `all ${name}` : id;

export function createDispatcher(parts: {
  read: Reader;
  bus: LiveBus;
  queues: Queues;
  log: Logger;
  observe?: ObserveDelivery;
}): Dispatcher {
  const { read, bus, queues, log, observe } = parts;
  const { publishOnce, publishMany } = createPublisher({ read, bus });
  const underWay = new Set<Promise<void>>();
  let delivered: string[] = [];
  let deleteTimer: NodeJS.Timeout | null = null;
  let sweepTimer: NodeJS.Timeout | null = null;

  async function deleteDelivered(): Promise<void> {
    deleteTimer = null;
    const ids = delivered;
    delivered = [];
    if (ids.length > 0) await read.sql.all(deleteRows, [ids]);
  }

  function deleteSoon(id: string): void {
    delivered.push(id);
    deleteTimer ??= setTimeout(() => track(deleteDelivered()), DELETE_AFTER_MS);
  }

  function published(id: string, milliseconds: number): void {
    observe?.(milliseconds);
    deleteSoon(id);
  }

  async function deliver(row: OutboxRow, committedAt: number): Promise<void> {
    if (row.kind === 'job') return queues.addAgain(row, read.clock.now());
    const started = performance.now();
    if (row.kind === 'live') {
      try {
        await publishOnce(row.name, row.body.key, { committed_at: committedAt, trace: row.trace }, row.snapshot);
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error;
        log.error({ err: error, outbox_id: row.id }, 'an outbox row that cannot be published is set aside');
        await read.sql.all(setAside, [row.id, read.clock.now(), cutText(error.message, REASON_MAX)]);
        return;
      }
    } else
      await bus.publish(personTopic(Number(row.body.person)), {
        kind: 'revoke',
        resource: row.name,
        key: row.body.key,
      });
    published(row.id, performance.now() - started);
  }

  function track(work: Promise<void>): void {
    const guarded = work
      .catch((error: unknown) => log.warn({ err: error }, 'an outbox row was not delivered; the sweep will try again'))
      .finally(() => underWay.delete(guarded));
    underWay.add(guarded);
  }

  /** Jobs of one turn are queued together, by one command for each queue. */
  let committedJobs: OutboxRow[] = [];
  async function queueCommitted(): Promise<void> {
    await nextTurn();
    const rows = committedJobs;
    committedJobs = [];
    const now = read.clock.now();
    for (const some of groupBy(rows, ({ name }) => name).values()) track(queues.add(some, now));
  }
  function queueSoon(row: OutboxRow): void {
    if (committedJobs.length === 0) track(queueCommitted());
    committedJobs.push(row);
  }

  const sweep = createSweep({ read, queues, log, deliver, track });

  async function settled(): Promise<void> {
    while (underWay.size > 0 || delivered.length > 0) {
      await Promise.all(underWay);
      if (deleteTimer) clearTimeout(deleteTimer);
      await deleteDelivered();
    }
  }

  return {
    dispatch(committed) {
      const committedAt = Date.now();
      for (const rows of groupBy(committed, readTogether).values()) {
        const [first] = rows as [OutboxRow];
        if (first.kind === 'job') queueSoon(first);
        else track(rows.length > 1 ? publishMany(rows, committedAt, published) : deliver(first, committedAt));
      }
    },
    dispatchAgain(rows) {
      for (const row of rows) track(deliver(row, Date.now()));
    },
    sweep,
    start() {
      const tick = async () => {
        try {
          while ((await sweep()) === SWEEP_BATCH);
        } catch (error) {
          log.warn({ err: error }, 'the outbox could not be swept');
        }
        if (sweepTimer) sweepTimer = setTimeout(() => void tick(), SWEEP_EVERY_MS * (0.75 + Math.random() / 2));
      };
      sweepTimer = setTimeout(() => void tick(), 0);
    },
    settled,
    async stop() {
      if (sweepTimer) clearTimeout(sweepTimer);
      sweepTimer = null;
      await settled().catch((error: unknown) =>
        log.warn({ err: error }, 'some outbox rows are left to the next sweep'),
      );
    },
  };
}
