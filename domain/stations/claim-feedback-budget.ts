import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

/** How many attempts a day (UTC) a model writes feedback on by itself; 0 for none. */
export interface FeedbackBudget {
  /** For one candidate. */
  person: number;
  installation: number;
}

interface Waiting {
  /** Whose feedback it is; null once their account is gone. */
  person_id: number | null;
  claimed: boolean;
}

const waitingFor = statement<Waiting, [number]>(
  'stations.feedback-budget-of',
  `SELECT coalesce(a.candidate_id, a.examiner_id) AS person_id, f.budgeted_at IS NOT NULL AS claimed
     FROM station_feedback f JOIN station_attempts a ON a.id = f.attempt_id
    WHERE f.attempt_id = $1::int AND f.state = 'waiting' AND f.automatic FOR UPDATE OF f`,
);
const ofInstallation = statement<{ used: number }, [string, number]>(
  'stations.claim-feedback-day',
  `INSERT INTO feedback_days AS d (day, used) SELECT $1::date, 1 WHERE $2::int > 0
   ON CONFLICT (day) DO UPDATE SET used = d.used + 1 WHERE d.used < $2::int RETURNING used`,
);
const ofPerson = statement<{ used: number }, [number, string, number]>(
  'stations.claim-feedback-person-day',
  `INSERT INTO feedback_person_days AS d (account_id, day, used) SELECT $1::int, $2::date, 1 WHERE $3::int > 0
   ON CONFLICT (account_id, day) DO UPDATE SET used = d.used + 1 WHERE d.used < $3::int RETURNING used`,
);
const giveBack = statement<never, [string]>(
  'stations.give-back-feedback-day',
  'UPDATE feedback_days SET used = used - 1 WHERE day = $1::date',
);
const setClaimed = statement<never, [number, Date]>(
  'stations.feedback-budgeted',
  'UPDATE station_feedback SET budgeted_at = $2::timestamptz WHERE attempt_id = $1::int',
);
const forget = statement<never, [string]>(
  'stations.forget-feedback-days',
  `WITH days AS (DELETE FROM feedback_days WHERE day < $1::date - 7) DELETE FROM feedback_person_days WHERE day < $1::date - 7`,
);

/**
 * Takes one piece of automatic feedback by a model from the daily budgets, once for each attempt: a job that is run again
 * has it already. Must be committed before the model is asked, so that a kill never asks for more than the budgets allow.
 *
 * @returns whether the model may be asked
 */
export async function claimFeedbackBudget(
  tx: Transaction,
  attemptId: number,
  budget: FeedbackBudget,
): Promise<boolean> {
  const waiting = await tx.sql.one(waitingFor, [attemptId]);
  if (!waiting || waiting.person_id === null) return false;
  if (waiting.claimed) return true;
  const now = tx.clock.now();
  const day = now.toISOString().slice(0, 10);
  const today = await tx.sql.one(ofInstallation, [day, budget.installation]);
  if (!today) return false;
  if (!(await tx.sql.one(ofPerson, [waiting.person_id, day, budget.person]))) {
    await tx.sql.all(giveBack, [day]);
    return false;
  }
  await tx.sql.all(setClaimed, [attemptId, now]);
  if (today.used === 1) await tx.sql.all(forget, [day]);
  return true;
}
