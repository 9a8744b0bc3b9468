import type { Reader, Transaction } from '../../kit/transaction';
import type { PaymentProvider } from './provider';

/** What is needed to ask the provider, outside a transaction. */
export interface Payments {
  readonly read: Reader;
  inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Null if nothing is on sale. */
  readonly payments: (() => Promise<PaymentProvider>) | null;
  readonly log: { warn(about: object, message: string): void };
}
