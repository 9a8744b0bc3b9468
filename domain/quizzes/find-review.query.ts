import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { QuizHead } from './contract';
import { HEAD_COLUMNS, type HeadRow, mayReveal, NOT_GONE, requireSettled, toHead } from './head';
import { EARLIER, PLACED_QUESTION, type PlacedFeedback, type PlacedRow, placedFeedback } from './placed-questions';
import { type Place, type PlaceRow, PLACES, toPlace } from './places';
import { examRunning, notAnsweredYet, questionNotInQuiz, quizNotFound } from './refusals';
import { QUESTIONS, TOPICS } from '../questions/views';

type Row = HeadRow & { places: PlaceRow[] | null; question: PlacedRow | null };

const review = statement<Row, [quiz: number, person: number, question: number]>(
  'quizzes.review',
  `SELECT ${HEAD_COLUMNS}, ${PLACES} AS places,
          (SELECT ${PLACED_QUESTION} FROM quiz_questions placed JOIN ${QUESTIONS} question ON question.id = placed.question_id ${EARLIER}
            WHERE placed.quiz_id = quiz.id AND placed.question_id = $3) AS question
     FROM quizzes quiz LEFT JOIN ${TOPICS} topic ON topic.id = quiz.topic_id
    WHERE quiz.id = $1 AND quiz.account_id = $2 AND ${NOT_GONE}`,
);

export interface Review {
  quiz: QuizHead;
  places: Place[];
  question: PlacedFeedback;
  previous_question: number | null;
  next_question: number | null;
}

/**
 * An answered question of one's own quiz, between its answered neighbours.
 * @throws Problem `quiz-not-found`, `time-is-up`, `question-not-in-quiz`, `exam-running`, `question-not-answered`
 */
export async function findReview(read: Reader, person: Person, quizId: number, questionId: number): Promise<Review> {
  const row = await read.sql.one(review, [quizId, person.id, questionId]);
  if (!row) throw quizNotFound();
  requireSettled(row, read.clock.now());
  if (!row.question) throw questionNotInQuiz();
  if (!mayReveal(row)) throw examRunning();
  const places = (row.places ?? []).map((place) => toPlace(place, true));
  const answered = places
    .filter((place) => place.state === 'right' || place.state === 'wrong')
    .map((place) => place.question_id);
  const index = answered.indexOf(questionId);
  if (index === -1) throw notAnsweredYet();
  const [question] = await placedFeedback(read, person, row, [row.question]);
  return {
    quiz: toHead(row, read.clock.now(), person),
    places,
    question: question!,
    previous_question: answered[index - 1] ?? null,
    next_question: answered[index + 1] ?? null,
  };
}
