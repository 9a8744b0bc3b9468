import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { stationFeedback } from './summary-contract';
import { feedbackOf, tookPart, type FeedbackSnapshot } from './feedback.query';
import { summaryNotFound } from './find-summary.query';
import { writeFeedbackJob } from './jobs';

const startWaiting = statement<{ version: number }, [number, number, Date]>(
  'stations.start-waiting',
  `INSERT INTO station_feedback AS f (attempt_id, state, requested_by, version, created_at, updated_at)
   VALUES ($1::int, 'waiting', $2::int, 1, $3::timestamptz, $3::timestamptz)
   ON CONFLICT (attempt_id) DO UPDATE
     SET state = 'waiting', failure = NULL, automatic = false, model_left = false, requested_by = excluded.requested_by, version = f.version + 1, updated_at = excluded.updated_at
     WHERE f.state = 'failed' OR f.model_left
   RETURNING version`,
);

/**
 * Asks for feedback on an attempt (spec 3 §4, §7). While it is waiting or there, asking changes nothing; after a
 * failure, and if only the offline writer wrote although there is a model, it asks again.
 * @throws Problem not-found for anybody who was not there
 */
export async function requestFeedback(tx: Transaction, person: Person, attemptId: number): Promise<FeedbackSnapshot> {
  if (!(await tookPart(tx, person.id, attemptId))) throw summaryNotFound();
  const started = await tx.sql.one(startWaiting, [attemptId, person.id, tx.clock.now()]);
  if (started) {
    tx.publish(stationFeedback, attemptId);
    tx.enqueue(writeFeedbackJob, { attempt_id: attemptId });
  }
  const feedback = await feedbackOf(tx, attemptId);
  if (!feedback) throw new Error(`attempt ${attemptId} has participants and does not exist`);
  return feedback;
}
