import type { EntityManager } from 'typeorm';
import type { Job, KeyOf, Live, PayloadOf } from './contract';
import type { Sql } from './statement';

/**
 * What a command is handed, and the only way it may touch the world. Rows change through `em` or `sql`; what others
 * must hear of is said with `publish`, what must be done later with `enqueue`. Both become outbox rows of this very
 * transaction: they happen if, and only if, it commits, even when the process dies at once.
 */
export interface Transaction extends Reader {
  /** Everyone watching `resource` at `key` gets the new snapshot after the commit. Saying it twice is once. */
  publish<L extends Live>(resource: L, key: KeyOf<L>): void;
  /** Ends the watching of one person, before any snapshot of this transaction goes out. */
  revoke<L extends Live>(resource: L, key: KeyOf<L>, personId: number): void;
  /** @param options.delay milliseconds before it may start */
  enqueue<J extends Job>(job: J, payload: PayloadOf<J>, options?: { delay?: number }): void;
}

/** Reads outside a transaction, or inside one. */
export interface Reader {
  readonly em: EntityManager;
  readonly sql: Sql;
  readonly clock: Clock;
}

/** The time, so that a test can be at any. */
export interface Clock {
  now(): Date;
}
