import { UnrecoverableError, Worker } from 'bullmq';
import type Redis from 'ioredis';
import type { Job, PayloadOf } from '../domain/kit/contract';
import { statement } from '../domain/kit/statement';
import type { Transaction } from '../domain/kit/transaction';
import { jobOperations, jobs, roomsByName } from '../domain/rooms';
import type { Deps } from '../infra/process/deps';
import { queuePrefix, type JobData } from '../infra/redis/queues';
import { SpanKind, traced } from '../infra/ops/tracing';

export interface RunContext {
  deps: Deps;
  /**
   * Commits the job's outcome and takes its outbox row in the same transaction, so that a job delivered twice, or run
   * again after a kill, changes things once.
   */
  commit<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

export interface Handler<J extends Job = Job> {
  readonly job: J;
  /** Re-reads by id; does what is slow outside any transaction; returns quietly when the thing is gone. */
  run(payload: PayloadOf<J>, context: RunContext): Promise<void>;
  /** Once, when the attempts are used up: says so where somebody waits. */
  failed?(tx: Transaction, payload: PayloadOf<J>, error: Error): Promise<void>;
}

export const handle = <J extends Job>(job: J, handler: Omit<Handler<J>, 'job'>): Handler<J> => ({ job, ...handler });

/** A room of the product in the workers. `<room>/room.ts` says it, `rooms.ts` lists the rooms. */
export interface WorkersRoom {
  /** As in the domain. */
  readonly name: string;
  readonly handlers: readonly Handler[];
}

/** @throws Error when the room of the domain has other jobs than these */
export function workersRoom(
  name: string,
  handlers: readonly { readonly job: { readonly name: string } }[],
): WorkersRoom {
  const [handled, declared] = [
    handlers.map(({ job }) => job.name).sort(),
    (roomsByName.get(name)?.jobs ?? []).map(({ job }) => job.name).sort(),
  ];
  if (handled.join() !== declared.join())
    throw new Error(`the room ${name} has the jobs ${declared.join(', ')}, and handlers of ${handled.join(', ')}`);
  return { name, handlers: handlers as readonly Handler[] };
}

/** A job that another run has done meanwhile: nothing is left to do. */
class AlreadyDone extends Error {}

const take = statement<{ id: string }, [string]>('outbox.take', 'DELETE FROM outbox WHERE id = $1 RETURNING id');
const giveUp = statement<{ id: string }, [string, Date, string]>(
  'outbox.give-up',
  'UPDATE outbox SET failed_at = $2, failure = $3 WHERE id = $1 AND failed_at IS NULL RETURNING id',
);

/** How much of an error's message is kept, in characters. */
const FAILURE_MAX = 500;

/** @throws Error when a declared job has no handler, a handler no job, or a job two handlers, and when nobody says whom a job affects */
export function checkRegistry(handlers: readonly Handler[]): void {
  const handled = new Set<string>();
  for (const { job } of handlers) {
    if (handled.has(job.name)) throw new Error(`the job ${job.name} has two handlers`);
    if (jobs.get(job.name) !== job) throw new Error(`the handler of ${job.name} is for a job that is not declared`);
    handled.add(job.name);
  }
  for (const [name, job] of jobs) {
    if (!handled.has(name)) throw new Error(`the job ${name} has no handler`);
    if (jobOperations.get(name)?.job !== job) throw new Error(`nobody says whom the job ${name} affects`);
  }
}

/** Runs one delivery of a job. @param last whether a failure now is the final one */
export const runDelivery = (deps: Deps, handler: Handler, data: JobData, last: boolean): Promise<void> =>
  traced(
    `job ${handler.job.name}`,
    { parent: data.trace ?? null, kind: SpanKind.CONSUMER, attributes: { 'wardmates.outbox_id': data.outbox_id } },
    () => deliver(deps, handler, data, last),
  );

/** A payload that no attempt can read: given up at once, and nobody can be told whom it is about. */
async function refuse(deps: Deps, data: JobData, reason: string): Promise<never> {
  await deps.read.sql.all(giveUp, [data.outbox_id, deps.clock.now(), reason.slice(0, FAILURE_MAX)]);
  throw new UnrecoverableError(reason);
}

async function deliver(deps: Deps, handler: Handler, data: JobData, last: boolean): Promise<void> {
  const read = handler.job.payload.safeParse(data.payload);
  if (!read.success)
    return refuse(
      deps,
      data,
      `its payload cannot be read: ${read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    );
  const payload = read.data as never;
  const commit: RunContext['commit'] = (work) =>
    deps.inTransaction(async (tx) => {
      if (!(await tx.sql.one(take, [data.outbox_id]))) throw new AlreadyDone();
      return work(tx);
    });
  try {
    await handler.run(payload, { deps, commit });
    // A handler that returned quietly had nothing to do; its row is done with, too.
    await deps.read.sql.all(take, [data.outbox_id]);
  } catch (thrown) {
    if (thrown instanceof AlreadyDone) return;
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    if (last || error instanceof UnrecoverableError) {
      await deps.inTransaction(async (tx) => {
        if (await tx.sql.one(giveUp, [data.outbox_id, deps.clock.now(), error.message.slice(0, FAILURE_MAX)]))
          await handler.failed?.(tx, payload, error);
      });
    }
    throw error;
  }
}

/** Hears how jobs go; times in milliseconds. */
export interface JobObserver {
  /** A first run begins; a later attempt has had its turn. */
  began(job: string, waited: number): void;
  ended(job: string, ran: number, outcome: 'done' | 'failed'): void;
}

/**
 * When a worker is killed its lock runs out LOCK after it was last renewed, and the first check behind that gives the job to
 * whoever is alive: within LOCK + CHECK, below 10 s. A slow job that is alive renews its lock from a timer, three times in LOCK: only
 * one that keeps the event loop busy for longer than LOCK - RENEW is taken for stalled, and then it is run twice and counts once.
 */
export const LOCK = 6_000;
export const RENEW = 2_000;
export const CHECK = 2_500;

/** One BullMQ worker a job. A killed worker's job counts as stalled and is run again, by whoever is alive. */
export function startWorkers(
  deps: Deps,
  handlers: readonly Handler[],
  connect: () => Redis,
  observer?: JobObserver,
): { close(): Promise<void> } {
  checkRegistry(handlers);
  const connections: Redis[] = [];
  const workers = handlers.map((handler) => {
    const connection = connect();
    connections.push(connection);
    const worker = new Worker<JobData>(
      handler.job.name,
      async (job) => {
        const log = deps.log.child({
          job: handler.job.name,
          outbox_id: job.data.outbox_id,
          attempt: job.attemptsMade + 1,
        });
        const started = performance.now();
        if (job.attemptsMade === 0)
          observer?.began(handler.job.name, Date.now() - job.timestamp - (job.opts.delay ?? 0));
        try {
          await runDelivery({ ...deps, log }, handler, job.data, job.attemptsMade + 1 >= (job.opts.attempts ?? 1));
          observer?.ended(handler.job.name, performance.now() - started, 'done');
          log.info({ milliseconds: Math.round(performance.now() - started) }, 'a job is done');
        } catch (error) {
          observer?.ended(handler.job.name, performance.now() - started, 'failed');
          log.warn({ err: error }, 'a job failed');
          throw error;
        }
      },
      {
        connection,
        prefix: queuePrefix(deps.config.namespace),
        concurrency: handler.job.concurrency,
        lockDuration: LOCK,
        lockRenewTime: RENEW,
        stalledInterval: CHECK,
        maxStalledCount: 10,
      },
    );
    worker.on('error', (error) => deps.log.warn({ err: error, job: handler.job.name }, 'a worker met an error'));
    return worker;
  });
  return {
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      connections.forEach((connection) => connection.disconnect());
    },
  };
}
