import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { stationFeedback } from './summary-contract';

const resume = statement<{ version: number }, [number, Date]>(
  'stations.resume-feedback',
  `UPDATE station_feedback SET state = 'waiting', failure = NULL, model_left = false, version = version + 1, updated_at = $2::timestamptz
    WHERE attempt_id = $1::int AND (state = 'failed' OR model_left) RETURNING version`,
);

/**
 * Failed feedback is waited for again, by those who waited before; so is the model's, if the offline writer stood in. If somebody has asked again meanwhile, or has it,
 * nothing changes: the job then finds that out by itself.
 */
export async function resumeFeedback(tx: Transaction, attemptId: number): Promise<void> {
  if (await tx.sql.one(resume, [attemptId, tx.clock.now()])) tx.publish(stationFeedback, attemptId);
}
