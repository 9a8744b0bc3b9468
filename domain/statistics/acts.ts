import { METRICS } from '../acts/metrics';
import { PEOPLE } from '~/domain/accounts/views';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';
import { RESULTS } from '~/domain/stations/views';

/**
 * What people did, as the rows of the product still say: account, metric, the beginning of the hour, how often. Only of metrics whose
 * rows last (`LASTING`), and not of guests.
 */
export const ACTS = `
  SELECT account.id AS account_id, act.metric, date_trunc('hour', act.at, 'UTC') AS hour, count(*)::int AS count,
         coalesce(account.country, '') AS country, coalesce(account.training_stage, 0)::smallint AS stage
    FROM (
      SELECT id AS account_id, ${METRICS.registered}::smallint AS metric, created_at AS at FROM ${PEOPLE} person
      UNION ALL SELECT account_id, ${METRICS.quiz}, finished_at FROM ${QUIZZES} quizzes WHERE state = 'finished' AND answered > 0
      UNION ALL SELECT quiz.account_id, ${METRICS.question}, place.answered_at FROM ${QUIZ_QUESTIONS} place JOIN ${QUIZZES} quiz ON quiz.id = place.quiz_id WHERE place.counts_as_correct IS NOT NULL
      UNION ALL SELECT account_id, ${METRICS.card}, answered_at FROM flashcard_reviews WHERE import_id IS NULL
      UNION ALL SELECT account_id, ${METRICS.cardReview}, finished_at FROM flashcard_quizzes WHERE finished_at IS NOT NULL AND answered > 0
      UNION ALL SELECT candidate_id, ${METRICS.station}, submitted_at FROM ${RESULTS} result WHERE candidate_id IS NOT NULL) act
    JOIN accounts account ON account.id = act.account_id AND NOT account.guest
   GROUP BY 1, 2, 3`;
