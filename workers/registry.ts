import { UnrecoverableError, Worker } from 'bullmq';
import type Redis from 'ioredis';
import type { Job, PayloadOf } from '../domain/kit/contract';
import { statement } from '../domain/kit/statement';
import type { Transaction } from '../domain/kit/transaction';
import { jobOperations, jobs, roomsByName } from '../domain/rooms';
import type { Deps } from '../infra/process/deps';
import { queuePrefix, type JobData } from '../infra/redis/queues';
import { SpanKind, traced } from '../infra/ops/tracing';
import { cutText } from '~/domain/kit/cut-text';

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
  /** Called once, when the attempts are used up: shows the failure if somebody waits. */
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

/** Another run of the job has committed its outcome: nothing is left to do. */
class DoneElsewhere extends Error {}

const deleteRow = statement<{ id: string }, [string]>('outbox.take', 'DELETE FROM outbox WHERE id = $1 RETURNING id');
const markFailed = statement<{ id: string }, [string, Date, string]>(
  'outbox.give-up',
  'UPDATE outbox SET failed_at = $2, failure = $3 WHERE id = $1 AND failed_at IS NULL RETURNING id',
);

/** How much of an error's message is kept, in characters. */
const FAILURE_MAX = 500;

/** @throws Error when a declared job has no handler, a handler no job, or a job two handlers, and when a job has no operations */
export function checkRegistry(handlers: readonly Handler[]): void {
  const handled = new Set<string>();
  for (const { job } of handlers) {
    if (handled.has(job.name)) throw new Error(`the job ${job.name} has two handlers`);
    if (jobs.get(job.name) !== job) throw new Error(`the handler of ${job.name} is for a job that is not declared`);
    handled.add(job.name);
  }
  for (const [name, job] of jobs) {
    if (!handled.has(name)) throw new Error(`the job ${name} has no handler`);
    if (jobOperations.get(name)?.job !== job) throw new Error(`the job ${name} has no operations`);
  }
}

/** Runs one delivery of a job. @param lastAttempt whether a failure is final */
export const runDelivery = (deps: Deps, handler: Handler, data: JobData, lastAttempt: boolean): Promise<void> =>
  traced(
    `job ${handler.job.name}`,
    { parent: data.trace ?? null, kind: SpanKind.CONSUMER, attributes: { 'wardmates.outbox_id': data.outbox_id } },
    () => deliver(deps, handler, data, lastAttempt),
  );

/** Fails a job at once whose payload no attempt can read. */
async function rejectPayload(deps: Deps, data: JobData, reason: string): Promise<never> {
  await deps.read.sql.all(markFailed, [data.outbox_id, deps.clock.now(), cutText(reason, FAILURE_MAX)]);
  throw new UnrecoverableError(reason);
}

async function deliver(deps: Deps, handler: Handler, data: JobData, lastAttempt: boolean): Promise<void> {
  const parsed = handler.job.payload.safeParse(data.payload);
  if (!parsed.success)
    return rejectPayload(
      deps,
      data,
      `its payload cannot be read: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    );
  const payload = parsed.data as never;
  let committed = false;
  const commit: RunContext['commit'] = async (work) => {
    const result = await deps.inTransaction(async (tx) => {
      if (!(await tx.sql.one(deleteRow, [data.outbox_id]))) throw new DoneElsewhere();
      return work(tx);
    });
    committed = true;
    return result;
  };
  try {
    await handler.run(payload, { deps, commit });
    // A handler that returned without committing had nothing to do: its row is deleted too.
    if (!committed) await deps.read.sql.all(deleteRow, [data.outbox_id]);
  } catch (thrown) {
    if (thrown instanceof DoneElsewhere) return;
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    if (lastAttempt || error instanceof UnrecoverableError) {
      await deps.inTransaction(async (tx) => {
        if (await tx.sql.one(markFailed, [data.outbox_id, deps.clock.now(), cutText(error.message, FAILURE_MAX)]))
          await handler.failed?.(tx, payload, error);
      });
    }
    throw error;
  }
}

/** Notified of runs; times in milliseconds. */
export interface JobObserver {
  /** A first attempt starts; later attempts are not reported. */
  started(job: string, waited: number): void;
  finished(job: string, ran: number, outcome: 'done' | 'failed'): void;
}

/**
 * The lock of a killed worker expires LOCK_MS after its last renewal. The next check for stalled jobs gives the job to another
 * worker: within LOCK_MS + STALLED_CHECK_MS, below 10 s. A running job renews its lock from a timer, three times in LOCK_MS. Only
 * one that blocks the event loop for longer than LOCK_MS - RENEW_MS counts as stalled; it then runs twice and takes effect once.
 */
export const LOCK_MS = 6_000;
export const RENEW_MS = 2_000;
export const STALLED_CHECK_MS = 2_500;

/** One BullMQ worker a job. A killed worker's job counts as stalled and is run again by another worker. */
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
          observer?.started(handler.job.name, Date.now() - job.timestamp - (job.opts.delay ?? 0));
        try {
          await runDelivery({ ...deps, log }, handler, job.data, job.attemptsMade + 1 >= (job.opts.attempts ?? 1));
          observer?.finished(handler.job.name, performance.now() - started, 'done');
          log.info({ milliseconds: Math.round(performance.now() - started) }, 'a job is done');
        } catch (error) {
          observer?.finished(handler.job.name, performance.now() - started, 'failed');
          log.warn({ err: error }, 'a job failed');
          throw error;
        }
      },
      {
        connection,
        prefix: queuePrefix(deps.config.namespace),
        concurrency: handler.job.concurrency,
        lockDuration: LOCK_MS,
        lockRenewTime: RENEW_MS,
        stalledInterval: STALLED_CHECK_MS,
        maxStalledCount: 10,
      },
    );
    worker.on('error', (error) => deps.log.warn({ err: error, job: handler.job.name }, 'a worker reported an error'));
    return worker;
  });
  return {
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      connections.forEach((connection) => connection.disconnect());
    },
  };
}
