import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { WINDOW, type QuizHead } from './contract';
import { HEAD_COLUMNS, type HeadRow, mayReveal, NOT_GONE, requireSettled, toHead } from './head';
import { EARLIER, PLACED_QUESTION, type PlacedFeedback, type PlacedRow, placedFeedback } from './placed-questions';
import { type Place, type PlaceRow, PLACES, toPlace } from './places';
import { quizNotFound } from './refusals';
import { QUESTIONS, TOPICS } from '../questions/views';

type Row = HeadRow & { places: PlaceRow[] | null; questions: PlacedRow[] | null };

const run = statement<Row, [quiz: number, person: number, from: number | null, question: number | null]>(
  'quizzes.run',
  `SELECT ${HEAD_COLUMNS}, ${PLACES} AS places,
          (SELECT json_agg(near.told ORDER BY near.position) FROM (
             SELECT placed.position, ${PLACED_QUESTION} AS told
               FROM quiz_questions placed JOIN ${QUESTIONS} question ON question.id = placed.question_id ${EARLIER}
              WHERE placed.quiz_id = quiz.id AND placed.state <> 'skipped'
                AND placed.position >= coalesce($3::int,
                  (SELECT asked.position FROM quiz_questions asked WHERE asked.quiz_id = quiz.id AND asked.question_id = $4),
                  (SELECT min(first.position) FROM quiz_questions first WHERE first.quiz_id = quiz.id AND first.state IN ('open', 'shown')), 0)
              ORDER BY placed.position LIMIT ${WINDOW}) near) AS questions
     FROM quizzes quiz LEFT JOIN ${TOPICS} topic ON topic.id = quiz.topic_id
    WHERE quiz.id = $1 AND quiz.account_id = $2 AND ${NOT_GONE}`,
);

export interface Run {
  quiz: QuizHead;
  places: Place[];
  questions: PlacedFeedback[];
}

/**
 * One's own quiz with the questions from `from` on, else from `question_id`, else from the first that is open: at most
 * WINDOW of them, without those skipped.
 * @throws Problem `quiz-not-found`, `time-is-up` when an exam is to be closed first
 */
export async function findRun(
  read: Reader,
  person: Person,
  quizId: number,
  at: { from?: number; question_id?: number } = {},
): Promise<Run> {
  const row = await read.sql.one(run, [quizId, person.id, at.from ?? null, at.question_id ?? null]);
  if (!row) throw quizNotFound();
  requireSettled(row, read.clock.now());
  const told = mayReveal(row);
  return {
    quiz: toHead(row, read.clock.now(), person),
    places: (row.places ?? []).map((place) => toPlace(place, told)),
    questions: await placedFeedback(read, person, row, row.questions ?? []),
  };
}
