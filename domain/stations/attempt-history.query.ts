import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { percentage } from './marking';

export interface PastAttempt {
  quizlog_id: number;
  /** Per cent. */
  score: number;
  seconds_used: number;
  /** ISO 8601. */
  submitted_at: string;
}

interface Row {
  id: number;
  ticked_count: number;
  total_count: number;
  seconds_used: number;
  submitted_at: Date;
}

const ownTries = statement<Row, [number, number, number]>(
  'stations.own-tries',
  `SELECT id, ticked_count, total_count, seconds_used, submitted_at FROM station_attempts
    WHERE candidate_id = $1::int AND station_id = $2::int ORDER BY submitted_at DESC, id DESC LIMIT $3::int`,
);

const triesUpTo = statement<Row, [number, number, number]>(
  'stations.tries-up-to',
  `SELECT a.id, a.ticked_count, a.total_count, a.seconds_used, a.submitted_at
     FROM station_attempts this
     JOIN station_attempts a ON a.candidate_id = this.candidate_id AND a.station_id = this.station_id AND (a.submitted_at, a.id) <= (this.submitted_at, this.id)
     JOIN attempt_participants p ON p.attempt_id = a.id AND p.account_id = $2::int
    WHERE this.id = $1::int ORDER BY a.submitted_at DESC, a.id DESC LIMIT $3::int`,
);

/** A score of an earlier try goes only into what people read who could read that try as well. */
const triesSharedWith = statement<Row, [number, number]>(
  'stations.tries-shared-with',
  `SELECT a.id, a.ticked_count, a.total_count, a.seconds_used, a.submitted_at
     FROM station_attempts this
     JOIN station_attempts a ON a.candidate_id = this.candidate_id AND a.station_id = this.station_id AND (a.submitted_at, a.id) < (this.submitted_at, this.id)
    WHERE this.id = $1::int AND NOT EXISTS (
      SELECT 1 FROM attempt_participants p WHERE p.attempt_id = this.id
         AND NOT EXISTS (SELECT 1 FROM attempt_participants q WHERE q.attempt_id = a.id AND q.account_id = p.account_id))
    ORDER BY a.submitted_at DESC, a.id DESC LIMIT $2::int`,
);

const toPast = (row: Row): PastAttempt => ({
  quizlog_id: row.id,
  score: percentage(row.ticked_count, row.total_count),
  seconds_used: row.seconds_used,
  submitted_at: row.submitted_at.toISOString(),
});

/** The person's own tries at a station as candidate, the newest first; at most 10. */
export const ownTriesAt = async (read: Reader, personId: number, stationId: number): Promise<PastAttempt[]> =>
  (await read.sql.all(ownTries, [personId, stationId, 10])).map(toPast);

/** The candidate's tries up to and including this one that the reader took part in, the oldest first; at most 20. Empty once the candidate's account is gone. */
export const historyOf = async (read: Reader, attemptId: number, readerId: number): Promise<PastAttempt[]> =>
  (await read.sql.all(triesUpTo, [attemptId, readerId, 20])).map(toPast).reverse();

/** The candidate's earlier tries that everyone who was at this one was at too, the oldest first; at most 5. */
export const earlierSharedTries = async (read: Reader, attemptId: number): Promise<PastAttempt[]> =>
  (await read.sql.all(triesSharedWith, [attemptId, 5])).map(toPast).reverse();
