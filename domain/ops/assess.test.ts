import { assess } from './assess';
import type { OpsSnapshot, QueueState } from './contract';

const none = { p50: null, p99: null, count: 0 };
const queueOf = (more: Partial<QueueState>): QueueState => ({
  name: 'stations.write-feedback',
  paused: false,
  waiting: 0,
  active: 0,
  delayed: 0,
  failed: 0,
  throughput: 0,
  failures: 0,
  wait: none,
  run: none,
  oldest_waiting: null,
  ...more,
});
const workers = {
  id: 'w',
  kind: 'workers' as const,
  host: 'h',
  pid: 2,
  started_at: 0,
  seen_at: 0,
  sockets: null,
  watched: null,
};
const well: OpsSnapshot = {
  at: 0,
  queues: [queueOf({})],
  processes: [workers],
  push: { p50: 2, p99: 20, count: 100 },
  people: { lobbies: 3, searching: 0, paired: 2 },
  outbox: { overdue: 0, oldest: null, failed: 0 },
  postgres: { up: true, ms: 1, connections: 20, connections_max: 100 },
  redis: { up: true, ms: 1, memory: 1_000, clients: 4 },
  reports: 0,
  audit: 0,
};
const found = (more: Partial<OpsSnapshot>) =>
  assess({ ...well, ...more }).map(({ severity, code, queue, value }) =>
    [severity, code, queue, value].filter((part) => part !== undefined),
  );
const ofQueue = (more: Partial<QueueState>) => found({ queues: [queueOf(more)] });

describe('what is wrong', () => {
  it('is nothing when all is well', () => expect(found({})).toEqual([]));

  it('is a server that does not answer, and says nothing of what nobody could ask it', () => {
    const away = { up: false, ms: null, connections: null, connections_max: null };
    expect(found({ postgres: away, outbox: null, people: null })).toEqual([['trouble', 'postgres-down']]);
    expect(
      found({ redis: { up: false, ms: null, memory: null, clients: null }, queues: null, processes: null, push: null }),
    ).toEqual([['trouble', 'redis-down']]);
  });

  it('is that nobody works, and not also that jobs wait because of it', () => {
    expect(found({ processes: [], queues: [queueOf({ waiting: 3, oldest_waiting: 500 })] })).toEqual([
      ['trouble', 'no-workers'],
    ]);
  });

  it('is a failed job', () =>
    expect(ofQueue({ failed: 2 })).toEqual([['trouble', 'jobs-failed', 'stations.write-feedback', 2]]));

  it('is a paused queue, more so when jobs wait in it', () => {
    expect(ofQueue({ paused: true })).toEqual([['warning', 'queue-paused', 'stations.write-feedback', 0]]);
    expect(ofQueue({ paused: true, waiting: 4, oldest_waiting: 200 })).toEqual([
      ['trouble', 'queue-paused', 'stations.write-feedback', 4],
    ]);
  });

  it('is a job that waits for 30 s, or 120 s, or at all while nothing moves', () => {
    const moving = { waiting: 1, active: 1, throughput: 5 };
    expect(ofQueue({ ...moving, oldest_waiting: 29 })).toEqual([]);
    expect(ofQueue({ ...moving, oldest_waiting: 30 })).toEqual([
      ['warning', 'queue-slow', 'stations.write-feedback', 30],
    ]);
    expect(ofQueue({ ...moving, oldest_waiting: 120 })).toEqual([
      ['trouble', 'queue-slow', 'stations.write-feedback', 120],
    ]);
    expect(ofQueue({ waiting: 1, oldest_waiting: 31 })).toEqual([
      ['trouble', 'queue-stuck', 'stations.write-feedback', 31],
    ]);
  });

  it('is an outbox or a push that is late, and a Postgres that is nearly full', () => {
    expect(found({ outbox: { overdue: 9, oldest: 5, failed: 0 } })).toEqual([['warning', 'outbox-behind', 9]]);
    expect(found({ outbox: { overdue: 9, oldest: 30, failed: 0 } })).toEqual([['trouble', 'outbox-behind', 9]]);
    expect(found({ push: { p50: 1, p99: 500, count: 9 } })).toEqual([['warning', 'push-slow', 500]]);
    expect(found({ push: { p50: 1, p99: 2_000, count: 9 } })).toEqual([['trouble', 'push-slow', 2_000]]);
    expect(found({ postgres: { ...well.postgres, connections: 90 } })).toEqual([['warning', 'postgres-full', 90]]);
  });

  it('begins with the worst', () => {
    expect(
      found({ push: { p50: 1, p99: 600, count: 9 }, queues: [queueOf({ paused: true }), queueOf({ failed: 1 })] }).map(
        ([severity]) => severity,
      ),
    ).toEqual(['trouble', 'warning', 'warning']);
  });
});
