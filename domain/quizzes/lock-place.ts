import { FREE_TEXT, MULTIPLE_CHOICE, type QuestionType } from '../questions/contract';
import { joinEarlier, type QuestionBody } from '../questions/question-body';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { EXAM, type QuizState } from './contract';
import type { QuizKind } from '../questions/quiz-kinds';
import { isTimeUp } from './head';
import type { QuizQuestion } from './quiz-question.row';
import { questionNotInQuiz, quizFinished, quizNotFound, timeIsUp } from './refusals';
import { ANSWERS, QUESTIONS } from '~/domain/questions/views';

export interface LockedPlace extends Pick<
  QuizQuestion,
  'state' | 'picked' | 'written' | 'number_correct' | 'counts_as_correct' | 'submission_id' | 'revision' | 'answered_at'
> {
  quiz_state: QuizState;
  kind: QuizKind;
  mode: number;
  ends_at: Date | null;
  finished_at: Date | null;
  current_score: number;
  question_type: QuestionType;
  selectable_answers: number;
  /** Id and whether it is right, in their order. */
  answers: [id: number, correct: boolean][];
}

// The quiz first, then its place: everybody who changes a quiz takes turns at its row, in this order, so that nobody
// waits in a circle. What a turn was waited for is read anew, as Postgres does for rows that it locks.
const lock = statement<LockedPlace & { earlier: QuestionBody | null }, [number, number, number]>(
  'quizzes.lock-place',
  `SELECT quiz.state AS quiz_state, quiz.kind, quiz.mode, quiz.ends_at, quiz.finished_at, quiz.current_score,
          placed.state, placed.picked, placed.written, placed.number_correct, placed.counts_as_correct, placed.submission_id, placed.answered_at, placed.revision, earlier.body AS earlier,
          question.question_type, question.selectable_answers,
          (SELECT json_agg(json_build_array(answer.id, answer.answer_correct) ORDER BY answer.position) FROM ${ANSWERS} answer WHERE answer.question_id = question.id) AS answers
     FROM quizzes quiz
     JOIN quiz_questions placed ON placed.quiz_id = quiz.id AND placed.question_id = $2
     JOIN ${QUESTIONS} question ON question.id = placed.question_id
     ${joinEarlier('placed.revision')}
    WHERE quiz.id = $1 AND quiz.account_id = $3
      FOR NO KEY UPDATE OF quiz, placed`,
);

const markedBy = ({
  question_type,
  selectable_answers,
  answers,
}: QuestionBody): Pick<LockedPlace, 'question_type' | 'selectable_answers' | 'answers'> => ({
  question_type,
  selectable_answers,
  answers: answers.map(({ answer_id, answer_correct }) => [answer_id, answer_correct]),
});

const owns = statement<{ id: number }, [number, number]>(
  'quizzes.owns',
  `SELECT id FROM quizzes WHERE id = $1 AND account_id = $2 AND NOT (state = 'finished' AND answered = 0)`,
);

/**
 * A question of one's own quiz, with everything that a rule needs to know, until the transaction ends. A question that
 * was deleted or taken out of the bank meanwhile stays in the quizzes that have it, and one that was changed stays as it
 * was when the quiz was begun.
 * @throws Problem not-found `quiz-not-found`, `question-not-in-quiz`
 */
export async function lockPlace(
  tx: Transaction,
  personId: number,
  quizId: number,
  questionId: number,
): Promise<LockedPlace> {
  const row = await tx.sql.one(lock, [quizId, questionId, personId]);
  if (row) {
    const { earlier, ...place } = row;
    return earlier ? { ...place, ...markedBy(earlier) } : place;
  }
  throw (await tx.sql.one(owns, [quizId, personId])) ? questionNotInQuiz() : quizNotFound();
}

/** @throws Problem conflict `quiz-finished`, `time-is-up` */
export function requireRunning(tx: Transaction, place: LockedPlace): void {
  const at = place.finished_at ?? tx.clock.now();
  if (isTimeUp(place, at)) throw timeIsUp();
  if (place.quiz_state === 'finished') throw quizFinished();
}

export const isFreeText = (place: LockedPlace): boolean => place.question_type === FREE_TEXT;
export const isMultipleChoice = (place: LockedPlace): boolean => place.question_type === MULTIPLE_CHOICE;
export const isExam = (quiz: { mode: number }): boolean => quiz.mode === EXAM;
/** The ids of the options or boxes, in their order. */
export const answerIds = (place: LockedPlace): number[] => place.answers.map(([id]) => id);
export const rightIds = (place: LockedPlace): number[] =>
  place.answers.filter(([, correct]) => correct).map(([id]) => id);
