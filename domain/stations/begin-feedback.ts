import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { stationFeedback } from './summary-contract';
import { writeFeedbackJob } from './jobs';

const begin = statement<{ version: number }, [number, Date]>(
  'stations.begin-feedback',
  `INSERT INTO station_feedback (attempt_id, state, automatic, version, created_at, updated_at) VALUES ($1::int, 'waiting', true, 1, $2::timestamptz, $2::timestamptz)
   ON CONFLICT (attempt_id) DO NOTHING RETURNING version`,
);

/** Starts the feedback on an attempt automatically, once (spec 3 §4). No notice is sent: the participants are on the summary. */
export async function beginFeedback(tx: Transaction, attemptId: number): Promise<void> {
  if (!(await tx.sql.one(begin, [attemptId, tx.clock.now()]))) return;
  tx.publish(stationFeedback, attemptId);
  tx.enqueue(writeFeedbackJob, { attempt_id: attemptId });
}
