import { act } from '@testing-library/react';
import type { FeedMessage, OpsSnapshot, QueueState } from '~/domain/ops/contract';

const none = { p50: null, p99: null, count: 0 };

export const queueOf = (more: Partial<QueueState> = {}): QueueState => ({
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

export const snapshotOf = (more: Partial<OpsSnapshot> = {}): OpsSnapshot => ({
  at: 1_800_000_000_000,
  queues: [queueOf()],
  processes: [
    {
      id: 'w',
      kind: 'workers',
      host: 'ward',
      pid: 7,
      started_at: 1_800_000_000_000 - 600_000,
      seen_at: 0,
      sockets: null,
      watched: null,
    },
  ],
  push: { p50: 2, p99: 9, count: 4 },
  people: { lobbies: 2, searching: 1, paired: 4 },
  outbox: { overdue: 0, oldest: null, failed: 0 },
  postgres: { up: true, ms: 1, connections: 9, connections_max: 100 },
  redis: { up: true, ms: 1, memory: 1_048_576, clients: 4 },
  reports: 0,
  audit: 0,
  ...more,
});

/** The other end of the feed in a test. */
export class FakeFeed {
  static opened: FakeFeed[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  closed = false;

  constructor(readonly url: string) {
    FakeFeed.opened.push(this);
  }

  close(): void {
    this.closed = true;
  }

  /** Until a page has opened one. */
  static get last(): FakeFeed {
    return FakeFeed.opened.at(-1)!;
  }

  static say = (message: FeedMessage) => act(async () => FakeFeed.last.onmessage?.({ data: JSON.stringify(message) }));
  static now = (more: Partial<OpsSnapshot> = {}) => FakeFeed.say({ kind: 'now', snapshot: snapshotOf(more) });
  static lose = (code = 1006) => act(async () => FakeFeed.last.onclose?.({ code }));
}
