import type { Job, PayloadOf } from './contract';
import type { Reader, Transaction } from './transaction';

/** Whom it hurts that a job does not run. */
export interface Affected {
  /** Names as everybody sees them. */
  people: string[];
  /** What it is about, such as the name of a station. */
  thing: string;
  /** Whether somebody still misses it; false when it was settled in another way. */
  missed: boolean;
}

/** What operators need to know of a job, and what becomes of those who wait for it when an operator steps in. */
export interface JobOperations<J extends Job = Job> {
  readonly job: J;
  /** Whom it hurts when it does not run; null when what it was for is gone. */
  affects(read: Reader, payload: PayloadOf<J>): Promise<Affected | null>;
  /** A job that had failed runs again: those who saw the failure wait again. In the transaction that takes the failure back. */
  retried?(tx: Transaction, payload: PayloadOf<J>): Promise<void>;
  /** A waiting job was taken out of its queue: says so if somebody waits. In the transaction that marks it as failed. */
  drained?(tx: Transaction, payload: PayloadOf<J>): Promise<void>;
  /** The delay is what the job is about: run before its time it would do nothing and be gone. Not to be promoted, then. */
  readonly timed?: boolean;
}

export const operations = <J extends Job>(job: J, parts: Omit<JobOperations<J>, 'job'>): JobOperations<J> => ({
  job,
  ...parts,
});
