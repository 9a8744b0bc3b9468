import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { conflict, notFound } from '~/domain/kit/errors';
import { jobs } from '~/domain/rooms';
import { auditLog } from '~/domain/ops/audit.query';
import * as contract from '~/domain/ops/contract';
import { drainQueue } from '~/domain/ops/drain-queue';
import { affectedBy, failedJobs } from '~/domain/ops/outbox.query';
import { promoteJob } from '~/domain/ops/promote-job';
import { recordAct, settleAct } from '~/domain/ops/record-act';
import { retryJob, retryQueue } from '~/domain/ops/retry-jobs';
import { countInterests } from '~/domain/purchases/interests.query';
import { jobOperations } from '~/domain/rooms';
import type { Deps } from '~/infra/process/deps';
import { queueControl } from '~/infra/ops/queue-control';
import { bindCall, bindPage } from '../bind';

/** @throws Problem `queue-not-found` */
function known(queue: string): string {
  if (!jobs.has(queue)) throw notFound('queue-not-found', 'There is no queue with this name.');
  return queue;
}

/** The operators' page and what they may do there. Everything is written down before it is done. */
export function bindOps(app: FastifyInstance, deps: Deps): void {
  const control = queueControl(deps.queues);

  /** Something that is done to a queue in Redis, where no transaction holds it together with the record of it. */
  async function act(
    person: Person,
    what: 'pause' | 'resume',
    queue: string,
    work: () => Promise<void>,
  ): Promise<{ jobs: number }> {
    const id = await deps.inTransaction((tx) =>
      recordAct(tx, person, { act: what, queue, jobs: null, state: 'asked' }),
    );
    try {
      await work();
    } catch (error) {
      await deps.inTransaction((tx) => settleAct(tx, id, 'failed'));
      throw error;
    }
    await deps.inTransaction((tx) => settleAct(tx, id, 'done'));
    return { jobs: 0 };
  }

  bindPage(app, deps, contract.opsPage, {
    async data({ request }) {
      const [audit, interests] = await Promise.all([auditLog(deps.read), countInterests(deps.read, request.language)]);
      return { audit, interests };
    },
    actions: {
      retry_job: async ({ person, input }) => {
        const row = await deps.inTransaction((tx) => retryJob(tx, person, input.job_id));
        deps.dispatcher.dispatchAgain([row]);
        return { jobs: 1 };
      },
      retry_queue: async ({ person, input }) => {
        const rows = await deps.inTransaction((tx) => retryQueue(tx, person, input.queue));
        deps.dispatcher.dispatchAgain(rows);
        return { jobs: rows.length };
      },
      promote_job: async ({ person, input }) => {
        const row = await deps.inTransaction((tx) => promoteJob(tx, person, input.job_id));
        if (await control.isDelayed(row.name, row.id)) await control.promote(row.name, row.id);
        else deps.dispatcher.dispatchAgain([row]);
        return { jobs: 1 };
      },
      pause_queue: ({ person, input }) => act(person, 'pause', known(input.queue), () => control.pause(input.queue)),
      resume_queue: ({ person, input }) => act(person, 'resume', known(input.queue), () => control.resume(input.queue)),
      drain_queue: async ({ person, input }) => {
        const waiting = await control.waiting(known(input.queue));
        if (waiting.length === 0) throw conflict('queue-empty', 'No jobs are waiting in this queue.');
        const drained = await deps.inTransaction((tx) => drainQueue(tx, person, input.queue, waiting));
        // All of them: jobs without an outbox row need not run either.
        await control.remove(input.queue, waiting);
        return { jobs: drained };
      },
    },
  });

  bindCall(app, deps, contract.opsJobs, async ({ input, reply }) => {
    reply.header('cache-control', 'no-store');
    const { state, page } = input;
    // What was set aside may be of a name that is no queue's.
    const queue = state === 'failed' ? input.queue : known(input.queue);
    const promotable = state === 'delayed' && !jobOperations.get(queue)?.timed;
    const found = state === 'failed' ? await failedList(queue, page) : await queuedList(queue, state, page);
    const items = await Promise.all(
      found.items.map(async ({ body, ...job }) => ({
        ...job,
        state,
        promotable,
        affects: await affectedBy(deps.read, queue, body),
      })),
    );
    return { items, page, count: found.count, pages: Math.max(1, Math.ceil(found.count / contract.JOBS_PER_PAGE)) };
  });

  async function failedList(queue: string, page: number) {
    const rows = await failedJobs(deps.read, queue, page);
    return {
      count: rows[0]?.count ?? 0,
      items: rows.map(({ id, body, at, failure }) => ({ id: Number(id), body, at, failure })),
    };
  }

  async function queuedList(queue: string, state: 'delayed' | 'waiting', page: number) {
    const { items, count } = await control.list(queue, state, page, contract.JOBS_PER_PAGE);
    return {
      count,
      items: items.map(({ outbox_id, payload, at, failure }) => ({
        id: Number(outbox_id),
        body: payload,
        at: at.toISOString(),
        failure,
      })),
    };
  }
}
