import type { Transaction } from '../kit/transaction';
import { settleRoom } from './settle-room';

/** Settles a pair's room in which a deadline has passed (`rooms-due.query.ts`). Nothing the second time. */
export const passDeadline = (tx: Transaction, pin: string): Promise<void> => settleRoom(tx, pin);
