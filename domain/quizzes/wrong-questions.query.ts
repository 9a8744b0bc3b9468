import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { askedAgain, openPacks, practisable } from '../questions/practisable';
import { type HeadRow, mayReveal, NOT_GONE, requireSettled } from './head';
import type { Quiz } from './quiz.row';
import { examRunning, quizNotFound } from './refusals';
import { QUESTIONS } from '../questions/views';

type Row = Pick<HeadRow, 'mode' | 'state' | 'ends_at' | 'finished_at'> &
  Pick<Quiz, 'kind' | 'specialty_id' | 'topic_id' | 'personal_quiz_id'> & { wrong: number[] | null };

const wrongOf = statement<Row, [quiz: number, person: number, choiceOnly: boolean, open: readonly string[]]>(
  'quizzes.wrong-questions',
  `SELECT quiz.mode, quiz.state, quiz.ends_at, quiz.finished_at, quiz.kind, quiz.specialty_id, quiz.topic_id, quiz.personal_quiz_id,
          (SELECT json_agg(place.question_id ORDER BY place.position)
             FROM quiz_questions place JOIN ${QUESTIONS} question ON question.id = place.question_id
            WHERE place.quiz_id = quiz.id AND place.state = 'answered' AND NOT place.counts_as_correct AND question.deleted_at IS NULL
              AND ${askedAgain('question', '$2')} AND (NOT $3::boolean OR question.question_type = 1)
              AND ${practisable('question', '$4')}) AS wrong
     FROM quizzes quiz WHERE quiz.id = $1 AND quiz.account_id = $2 AND ${NOT_GONE}`,
);

/**
 * What somebody got wrong in one of their quizzes, in its order, and what kind of quiz it was: asked again, its questions
 * have the same rights. Without those that were deleted since, and premium ones that the person may not practise now.
 * @throws Problem not-found `quiz-not-found`; conflict `exam-running`, or `time-is-up` when an exam is to be closed first
 */
export async function wrongQuestions(read: Reader, person: Person, quizId: number, choiceOnly: boolean) {
  const row = await read.sql.one(wrongOf, [quizId, person.id, choiceOnly, openPacks(person)]);
  if (!row) throw quizNotFound();
  requireSettled(row, read.clock.now());
  if (!mayReveal(row)) throw examRunning();
  const { kind, specialty_id, topic_id, personal_quiz_id } = row;
  return { questionIds: row.wrong ?? [], kind, specialty_id, topic_id, personal_quiz_id };
}
