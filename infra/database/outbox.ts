import { topicOf } from '~/domain/kit/live';
import { statement } from '~/domain/kit/statement';
import type { Clock, Transaction } from '~/domain/kit/transaction';

/** A row of the outbox, to be dispatched. */
export interface OutboxRow {
  id: string;
  kind: 'live' | 'revoke' | 'job';
  name: string;
  body: Record<string, unknown>;
  due_at: Date;
  /** The trace of the change that it belongs to, if traces are kept (W3C traceparent). */
  trace: string | null;
  /** What is to be published, read right behind the commit. It rejects if that read failed. */
  snapshot?: Promise<unknown>;
}

export type NewOutboxRow = Omit<OutboxRow, 'id' | 'trace' | 'snapshot'>;

export const writeOutbox = statement<{ id: string }, [string[], string[], string[], Date[], string | null]>(
  'outbox.write',
  `INSERT INTO outbox (kind, name, body, due_at, trace)
   SELECT *, $5::text FROM unnest($1::text[], $2::text[], $3::jsonb[], $4::timestamptz[])
   RETURNING id`,
);

export const outboxValues = (
  rows: readonly NewOutboxRow[],
  trace: string | null,
): [string[], string[], string[], Date[], string | null] => [
  rows.map((row) => row.kind),
  rows.map((row) => row.name),
  rows.map((row) => JSON.stringify(row.body)),
  rows.map((row) => row.due_at),
  trace,
];

/** Collects the outbox rows of one transaction. */
export class OutboxDraft implements Pick<Transaction, 'publish' | 'revoke' | 'enqueue'> {
  private readonly drafts = new Map<string, NewOutboxRow>();

  constructor(private readonly clock: Clock) {}

  readonly publish: Transaction['publish'] = (resource, key) =>
    void this.drafts.set(topicOf(resource.name, key), {
      kind: 'live',
      name: resource.name,
      body: { key },
      due_at: this.clock.now(),
    });

  readonly revoke: Transaction['revoke'] = (resource, key, person) =>
    void this.drafts.set(`revoke ${topicOf(resource.name, key)} ${person}`, {
      kind: 'revoke',
      name: resource.name,
      body: { key, person },
      due_at: this.clock.now(),
    });

  readonly enqueue: Transaction['enqueue'] = (job, payload, options) =>
    void this.drafts.set(`job ${this.drafts.size}`, {
      kind: 'job',
      name: job.name,
      body: payload,
      due_at: new Date(this.clock.now().getTime() + (options?.delay ?? 0)),
    });

  /** Revocations come first: a removed person must not receive a later snapshot. */
  rows(): NewOutboxRow[] {
    return [...this.drafts.values()].sort((a, b) => Number(b.kind === 'revoke') - Number(a.kind === 'revoke'));
  }
}
