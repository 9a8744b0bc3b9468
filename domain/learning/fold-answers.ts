import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { markFolded } from '../quizzes/mark-evaluated';
import { QUESTIONS } from '~/domain/questions/views';
import { PEOPLE } from '~/domain/accounts/views';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';

/** Quizzes that are folded in one transaction. */
export const QUIZZES_A_BATCH = 50;

const takeTurn = statement<never, []>(
  'learning.take-turn-to-fold',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates learning fold'), hashtext(current_database()))`,
);

// The accounts are locked before the sums are (`keep_bank_scores`): an account that is being deleted meanwhile is waited for here.
const choose = statement<{ id: number }, [number]>(
  'learning.quizzes-to-fold',
  `SELECT quiz.id FROM ${QUIZZES} quiz JOIN ${PEOPLE} account ON account.id = quiz.account_id
    WHERE quiz.state = 'finished' AND quiz.folded_at IS NULL ORDER BY quiz.finished_at, quiz.id LIMIT $1 FOR KEY SHARE OF account`,
);

const ADD = `answers = known.answers + excluded.answers, correct = known.correct + excluded.correct`;
const SUMS = `count(*)::int AS answers, (count(*) FILTER (WHERE correct))::int AS correct`;

/** Every answer to a question of the bank counts for the whole bank, for its specialty, and for each of its packs. */
const fold = statement<never, [number[]]>(
  'learning.fold-answers',
  `WITH answered AS MATERIALIZED (
     SELECT quiz.account_id, date_trunc('week', quiz.finished_at AT TIME ZONE 'UTC')::date AS week, question.specialty_id, question.packs, place.counts_as_correct AS correct
       FROM ${QUIZZES} quiz JOIN ${QUIZ_QUESTIONS} place ON place.quiz_id = quiz.id JOIN ${QUESTIONS} question ON question.id = place.question_id
      WHERE quiz.id = ANY ($1::int[]) AND place.state = 'answered' AND place.counts_as_correct IS NOT NULL AND question.status = 'published'),
   scoped AS MATERIALIZED (
     SELECT answered.account_id, answered.week, answered.correct, scope.specialty_id, scope.pack
       FROM answered CROSS JOIN LATERAL (
         SELECT 0::smallint AS specialty_id, '' AS pack
          UNION ALL SELECT answered.specialty_id, ''
          UNION ALL SELECT 0::smallint, pack FROM unnest(answered.packs) AS pack) scope),
   weeks AS (
     INSERT INTO learner_weeks AS known (account_id, specialty_id, pack, week, answers, correct)
     SELECT account_id, specialty_id, pack, week, ${SUMS} FROM scoped GROUP BY account_id, specialty_id, pack, week ORDER BY account_id, specialty_id, pack, week
     ON CONFLICT (account_id, specialty_id, pack, week) DO UPDATE SET ${ADD})
   INSERT INTO learner_scores AS known (account_id, specialty_id, pack, answers, correct)
   SELECT account_id, specialty_id, pack, ${SUMS} FROM scoped GROUP BY account_id, specialty_id, pack ORDER BY account_id, specialty_id, pack
   ON CONFLICT (account_id, specialty_id, pack) DO UPDATE SET ${ADD}`,
);

/**
 * Adds the answers of finished quizzes to the figures of their people, each quiz once, the first to finish first. Triggers keep the
 * sums of everybody with them.
 * @returns whether there may be more to fold
 */
export async function foldAnswers(tx: Transaction): Promise<boolean> {
  await tx.sql.all(takeTurn, []);
  const quizzes = (await tx.sql.all(choose, [QUIZZES_A_BATCH])).map(({ id }) => id);
  if (quizzes.length === 0) return false;
  await tx.sql.all(fold, [quizzes]);
  await markFolded(tx, quizzes);
  return quizzes.length === QUIZZES_A_BATCH;
}
