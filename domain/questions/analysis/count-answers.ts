import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { countAttempts } from './count-attempts';
import { answersCounted } from './events';
import { MARK_UNITS, REST_UNITS } from './item-statistics';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';

/** Quizzes that are counted together: enough to be worth their commit, few enough to be done in a moment. */
export const QUIZZES_A_BATCH = 50;

// Everybody who counts takes turns, so that of two answers of a person the first is the one that counts, and nobody
// waits in a circle. Nobody who answers takes any of these rows.
const takeTurn = statement<never, []>(
  'questions.take-turn-to-count',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates item analysis'), hashtext(current_database()))`,
);
const choose = statement<{ id: number }, [number]>(
  'questions.quizzes-to-count',
  `SELECT id FROM ${QUIZZES} quiz WHERE state = 'finished' AND counted_at IS NULL ORDER BY finished_at, id LIMIT $1`,
);

/** The mean of the others' marks in REST_UNITS, rounded half up; -1 of none. Whole numbers only, so that it is the same everywhere. */
const REST = `CASE WHEN one.answered > 1 THEN (2 * ${REST_UNITS} * (one.total - one.mark) + ${MARK_UNITS} * (one.answered - 1)) / (2 * ${MARK_UNITS} * (one.answered - 1)) ELSE -1 END`;

const count = statement<never, [number[], Date]>(
  'questions.count-answers',
  `WITH one AS MATERIALIZED (
     SELECT quiz.account_id, quiz.finished_at, quiz.id AS quiz_id, place.question_id, place.revision, place.picked, place.written,
            round(place.mark * ${MARK_UNITS})::int AS mark,
            sum(round(place.mark * ${MARK_UNITS})::int) OVER of_quiz AS total, count(*) OVER of_quiz AS answered
       FROM ${QUIZZES} quiz JOIN ${QUIZ_QUESTIONS} place ON place.quiz_id = quiz.id
      WHERE quiz.id = ANY ($1::int[]) AND place.state = 'answered' AND place.mark IS NOT NULL
     WINDOW of_quiz AS (PARTITION BY quiz.id)),
   first AS MATERIALIZED (
     SELECT DISTINCT ON (one.account_id, one.question_id, one.revision) one.account_id, one.question_id, one.revision, one.mark, (${REST})::int AS rest,
            CASE WHEN cardinality(one.picked) = 1 THEN one.picked
                 WHEN cardinality(one.picked) > 1 THEN ARRAY(SELECT unnest(one.picked) ORDER BY 1)
                 ELSE ARRAY(SELECT (box ->> 'answer_id')::int FROM jsonb_array_elements(one.written) box WHERE (box ->> 'mark')::boolean ORDER BY 1) END AS picked
       FROM one JOIN questions question ON question.id = one.question_id
      WHERE question.status <> 'generated'
      ORDER BY one.account_id, one.question_id, one.revision, one.finished_at, one.quiz_id),
   counted AS (
     INSERT INTO counted_answers (account_id, question_id, revision) SELECT account_id, question_id, revision FROM first
     ON CONFLICT DO NOTHING RETURNING account_id, question_id, revision),
   fresh AS MATERIALIZED (SELECT first.* FROM first JOIN counted USING (account_id, question_id, revision)),
   summed AS (
     INSERT INTO question_statistics AS known
            (question_id, revision, answers, marks, compared, compared_marks, compared_marks_squared, rests, rests_squared, products, counted_at)
     SELECT question_id, revision, count(*), sum(mark), count(*) FILTER (WHERE rest >= 0), coalesce(sum(mark) FILTER (WHERE rest >= 0), 0),
            coalesce(sum(mark * mark) FILTER (WHERE rest >= 0), 0), coalesce(sum(rest) FILTER (WHERE rest >= 0), 0),
            coalesce(sum(rest * rest) FILTER (WHERE rest >= 0), 0), coalesce(sum(mark * rest) FILTER (WHERE rest >= 0), 0), $2::timestamptz
       FROM fresh GROUP BY question_id, revision ORDER BY question_id, revision
     ON CONFLICT (question_id, revision) DO UPDATE
        SET answers = known.answers + excluded.answers, marks = known.marks + excluded.marks, compared = known.compared + excluded.compared,
            compared_marks = known.compared_marks + excluded.compared_marks, compared_marks_squared = known.compared_marks_squared + excluded.compared_marks_squared,
            rests = known.rests + excluded.rests, rests_squared = known.rests_squared + excluded.rests_squared, products = known.products + excluded.products,
            counted_at = excluded.counted_at)
   INSERT INTO question_tallies AS known (question_id, revision, picked, mark, rest, answers)
   SELECT question_id, revision, picked, mark, rest, count(*) FROM fresh GROUP BY question_id, revision, picked, mark, rest ORDER BY question_id, revision
   ON CONFLICT (question_id, revision, mark, rest, picked) DO UPDATE SET answers = known.answers + excluded.answers`,
);

/**
 * Adds the answers of quizzes that have finished and are not in the figures yet, the first to finish first, each once: of
 * a person's answers to a question in one state, the first. Written questions of AI quizzes are not counted, nobody else
 * ever meets them.
 * @returns whether there may be more to count
 */
export async function countAnswers(tx: Transaction): Promise<boolean> {
  await tx.sql.all(takeTurn, []);
  const quizzes = (await tx.sql.all(choose, [QUIZZES_A_BATCH])).map(({ id }) => id);
  if (quizzes.length === 0) return false;
  const now = tx.clock.now();
  tx.announce(answersCounted, { quiz_ids: quizzes });
  await Promise.all([tx.sql.all(count, [quizzes, now]), countAttempts(tx, quizzes)]);
  return quizzes.length === QUIZZES_A_BATCH;
}
