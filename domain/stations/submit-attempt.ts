import type { Transaction } from '../kit/transaction';
import { beginFeedback } from './begin-feedback';
import { recordAttempt } from './record-attempt';
import type { Taking } from './submission';

/**
 * Records the marks, and begins the feedback on them. Sent again, it answers the first attempt and begins nothing.
 *
 * @returns the attempt's id
 * @throws Problem as `recordAttempt`
 */
export async function submitAttempt(tx: Transaction, taking: Taking): Promise<number> {
  const attemptId = await recordAttempt(tx, taking);
  await beginFeedback(tx, attemptId);
  return attemptId;
}
