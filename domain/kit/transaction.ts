import type { DataSource } from 'typeorm';
import type { Job, KeyOf, Live, PayloadOf } from './contract';
import type { Sql } from './statement';

/**
 * What a command is handed, and the only way it may change anything. Rows change through `sql`. What others must see is said
 * with `publish`, what must be done later with `enqueue`. Both become outbox rows of the same transaction: they happen if, and
 * only if, it commits, even when the process dies at once.
 */
export interface Transaction extends Reader {
  /** Everyone watching `resource` at `key` gets the new snapshot after the commit. Saying it twice is once. */
  publish<L extends Live>(resource: L, key: KeyOf<L>): void;
  /** Ends the watching of one person, before any snapshot of this transaction goes out. */
  revoke<L extends Live>(resource: L, key: KeyOf<L>, personId: number): void;
  /**
   * Says that something happened. Rooms that follow the event react in this transaction, after the command and before the commit
   * (`event.ts`). Saying it twice is once.
   */
  announce<About>(event: DomainEvent<About>, about: About): void;
  /** @param options.delay milliseconds before it may start */
  enqueue<J extends Job>(job: J, payload: PayloadOf<J>, options?: { delay?: number }): void;
}

/** Something that happened in a room. Made with `domainEvent`. */
export interface DomainEvent<About> {
  /** `<room>.<what happened>`, unique. */
  readonly name: string;
  /** Only for the types: what is said of it. */
  readonly types?: { about: About };
}

/** Reads outside a transaction, or inside one. */
export interface Reader {
  readonly sql: Sql;
  readonly clock: Clock;
}

/** Reads outside a transaction, also by texts that are planned each time. */
export interface TextReader extends Reader {
  readonly query: DataSource['query'];
}

/** The time, so that a test can be at any. */
export interface Clock {
  now(): Date;
}
