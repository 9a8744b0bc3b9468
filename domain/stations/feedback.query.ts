import type { SentSnapshot } from '../kit/contract';
import { SafeHtml } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { stationFeedback } from './summary-contract';
import type { StationFeedback } from './feedback-row';

export type FeedbackSnapshot = SentSnapshot<typeof stationFeedback>;
type FeedbackRow = Pick<
  StationFeedback,
  'state' | 'text' | 'html_version' | 'writer' | 'failure' | 'version' | 'model_left'
>;

/** Feedback that tells how long it takes: of so many last ones those that were written at the first asking, if they are enough. */
const LAST_WRITTEN = 50;
const ENOUGH_WRITTEN = 5;

// Version 2 was written at the first asking: it took from its beginning to its last change. If a text stands there already, a model is asked.
const ofAttempt = statement<
  { [K in keyof FeedbackRow]: FeedbackRow[K] | null } & { usual_seconds: number | null },
  [number]
>(
  'stations.feedback',
  `SELECT f.state, f.text, f.html_version, f.writer, f.failure, f.version, f.model_left,
          CASE WHEN f.state = 'waiting' THEN (
            SELECT CASE WHEN count(*) >= ${ENOUGH_WRITTEN}
                        THEN ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM last.updated_at - last.created_at)::float8))::int END
              FROM (SELECT state, version, writer, created_at, updated_at FROM station_feedback ORDER BY attempt_id DESC LIMIT ${LAST_WRITTEN}) last
             WHERE last.state = 'ready' AND last.version = 2 AND (f.text = '' OR last.writer = 'model')) END AS usual_seconds
     FROM station_attempts a LEFT JOIN station_feedback f ON f.attempt_id = a.id WHERE a.id = $1::int`,
);

const isParticipant = statement<{ one: number }, [number, number]>(
  'stations.is-participant',
  `SELECT 1 AS one FROM attempt_participants WHERE attempt_id = $1::int AND account_id = $2::int`,
);

/** Where the feedback on an attempt stands; version 0 before it began. Null when there is no such attempt. */
export async function feedbackOf(read: Reader, attemptId: number): Promise<FeedbackSnapshot | null> {
  const row = await read.sql.one(ofAttempt, [attemptId]);
  return (
    row && {
      version: row.version ?? 0,
      ai_feedback: SafeHtml.stored(row.text ?? '', row.html_version),
      show_waiting: row.state === 'waiting',
      failure: row.failure,
      writer: row.writer,
      may_ask: row.state === null || row.state === 'failed' || row.model_left === true,
      usual_seconds: row.usual_seconds,
    }
  );
}

/** Whether the person was there when the station was taken, in whichever role. */
export const tookPart = async (read: Reader, personId: number, attemptId: number): Promise<boolean> =>
  (await read.sql.one(isParticipant, [attemptId, personId])) !== null;
