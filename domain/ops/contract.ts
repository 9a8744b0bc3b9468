import { z } from 'zod';
import { action, call, id, page, pageNumber } from '../kit/contract';
import { REPORT_ACTS } from '../moderation/contract';
import type { Affected } from '../kit/job-operations';

/** The window of every rate and percentile, in milliseconds. */
export const WINDOW_MS = 60_000;
/** One point of history, in milliseconds, and how many are kept: 15 minutes. */
export const POINT_MS = 5_000;
export const POINTS_KEPT = 180;
/** How often the feed speaks, in milliseconds. */
export const FEED_MS = 1_000;

/** Where people are, as the operators count them; `people.query.ts` must count each. */
export const PLACES = ['lobbies', 'searching', 'paired'] as const;
export type Place = (typeof PLACES)[number];

/** Milliseconds over the last 60 s; null if nothing was measured. */
const percentiles = z.object({ p50: z.number().nullable(), p99: z.number().nullable(), count: z.number().int() });
export type Percentiles = z.output<typeof percentiles>;

const queueState = z.object({
  /** The name of the queue, which is that of its job. */
  name: z.string(),
  paused: z.boolean(),
  waiting: z.number().int(),
  active: z.number().int(),
  delayed: z.number().int(),
  /** Jobs that were given up and wait for somebody to run them again. */
  failed: z.number().int(),
  /** Jobs done in the last 60 s. */
  throughput: z.number().int(),
  /** Runs that failed in the last 60 s, further attempts included. */
  failures: z.number().int(),
  wait: percentiles,
  run: percentiles,
  /** How long the oldest waiting job has waited, in seconds. */
  oldest_waiting: z.number().nullable(),
});

const processState = z.object({
  id: z.string(),
  kind: z.enum(['gateway', 'workers']),
  host: z.string(),
  pid: z.number().int(),
  /** Epoch milliseconds. */
  started_at: z.number(),
  seen_at: z.number(),
  /** Of a gateway. */
  sockets: z.number().int().nullable(),
  watched: z.number().int().nullable(),
});

/** The state of one moment. What could not be asked is null, so that a part that is down does not hide the others. */
export const opsSnapshot = z.object({
  /** Epoch milliseconds. */
  at: z.number(),
  queues: z.array(queueState).nullable(),
  processes: z.array(processState).nullable(),
  /** From the commit of a change to its push into sockets. */
  push: percentiles.nullable(),
  people: z.record(z.enum(PLACES), z.number().int()).nullable(),
  /** What committed transactions still owe: how many are overdue, the oldest of them in seconds. */
  outbox: z.object({ overdue: z.number().int(), oldest: z.number().nullable(), failed: z.number().int() }).nullable(),
  postgres: z.object({
    up: z.boolean(),
    ms: z.number().nullable(),
    connections: z.number().int().nullable(),
    connections_max: z.number().int().nullable(),
  }),
  redis: z.object({
    up: z.boolean(),
    ms: z.number().nullable(),
    memory: z.number().nullable(),
    clients: z.number().int().nullable(),
  }),
  /** Open reports of all kinds. */
  reports: z.number().int().nullable(),
  /** The newest act of an operator, so that a page knows when to read them again. */
  audit: z.number().int().nullable(),
});
export type OpsSnapshot = z.output<typeof opsSnapshot>;
export type QueueState = z.output<typeof queueState>;
export type ProcessState = z.output<typeof processState>;

const queuePoint = z.object({
  waiting: z.number(),
  active: z.number(),
  delayed: z.number(),
  failed: z.number(),
  throughput: z.number(),
  wait: z.tuple([z.number().nullable(), z.number().nullable()]),
  run: z.tuple([z.number().nullable(), z.number().nullable()]),
});

/** What is kept of a snapshot for 15 minutes; pairs are p50 and p99 in milliseconds. */
export const opsPoint = z.object({
  at: z.number(),
  queues: z.record(z.string(), queuePoint),
  push: z.tuple([z.number().nullable(), z.number().nullable()]),
  people: z.partialRecord(z.enum(PLACES), z.number()),
  sockets: z.number(),
  watched: z.number(),
  outbox: z.number().nullable(),
});
export type OpsPoint = z.output<typeof opsPoint>;

/** What the feed sends, as JSON: the history once, then the state of every second. */
export const feedMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('history'), points: z.array(opsPoint) }),
  z.object({ kind: z.literal('now'), snapshot: opsSnapshot }),
]);
export type FeedMessage = z.output<typeof feedMessage>;
/** The WebSocket's address: staff, from our own pages only. */
export const FEED_PATH = '/ops/feed/';
/** Where Bull Board is, to read only. */
export const BOARD_PATH = '/ops/queues/';

export const ACTS = ['retry', 'promote', 'pause', 'resume', 'drain'] as const;
/** What they do about payments. */
export const PAYMENT_ACTS = ['refund', 'end-subscription'] as const;
export type Act = (typeof ACTS | typeof PAYMENT_ACTS)[number];

const auditEntry = z.object({
  id: z.number().int(),
  who: z.string(),
  act: z.enum([...ACTS, ...PAYMENT_ACTS, ...REPORT_ACTS]),
  /** Of an act on a report, the kind of the report; of an act on a payment, its number. */
  queue: z.string(),
  /** Why, if acts of this kind need a reason; empty otherwise. */
  reason: z.string(),
  /** How many jobs it touched; null for what is done to the queue as a whole. */
  jobs: z.number().int().nullable(),
  /** `asked` is an act whose end nobody saw: the gateway died in the middle of it. */
  state: z.enum(['asked', 'done', 'failed']),
  created_at: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

const queueName = z.string().min(1).max(100);
const jobId = id();
const touched = z.object({ jobs: z.number().int() });

export const opsPage = page({
  path: '/ops/',
  access: 'staff',
  summary: 'Is anything wrong, where, and whom does it hurt. Live by the WebSocket at /ops/feed/.',
  data: z.object({
    audit: z.array(auditEntry),
    /** How many people asked to hear when a product can be bought, the most wanted first. */
    interests: z.array(z.object({ product: z.string(), name: z.string(), count: z.number().int() })),
  }),
  actions: {
    retry_job: action({ summary: 'Run a failed job again.', input: z.object({ job_id: jobId }), output: touched }),
    retry_queue: action({
      summary: 'Run every failed job of a queue again, at most 500 at once.',
      input: z.object({ queue: queueName }),
      output: touched,
    }),
    promote_job: action({ summary: 'Run a delayed job now.', input: z.object({ job_id: jobId }), output: touched }),
    pause_queue: action({
      summary: 'Start no further job of a queue.',
      input: z.object({ queue: queueName }),
      output: touched,
    }),
    resume_queue: action({
      summary: 'Go on with a paused queue.',
      input: z.object({ queue: queueName }),
      output: touched,
    }),
    drain_queue: action({
      summary:
        'Take the waiting jobs out of a queue, at most 500 at once. Each counts as failed: those who wait are told, and it can be retried.',
      input: z.object({ queue: queueName }),
      output: touched,
    }),
  },
});

export const JOB_STATES = ['failed', 'delayed', 'waiting'] as const;
export type JobState = (typeof JOB_STATES)[number];

const affected = z.object({
  people: z.array(z.string()),
  thing: z.string(),
  missed: z.boolean(),
}) satisfies z.ZodType<Affected>;

const opsJob = z.object({
  id: z.number().int(),
  state: z.enum(JOB_STATES),
  /** When it failed, is due, or began to wait. */
  at: z.string(),
  failure: z.string().nullable(),
  /** Null when what it was for is gone. */
  affects: affected.nullable(),
  /** False for a job whose delay is what it is about. */
  promotable: z.boolean(),
});
export type OpsJob = z.output<typeof opsJob>;

export const JOBS_PER_PAGE = 20;

export const opsJobs = call({
  method: 'GET',
  path: '/ops/jobs/',
  access: 'staff',
  summary: 'The jobs of a queue in one state, with whom each affects; 20 a page.',
  input: z.object({ queue: queueName, state: z.enum(JOB_STATES), page: pageNumber }),
  output: z.object({
    items: z.array(opsJob),
    page: z.number().int(),
    pages: z.number().int(),
    count: z.number().int(),
  }),
});
