import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import {
  answerIds,
  isExam,
  isMultipleChoice,
  type LockedPlace,
  lockPlace,
  requireRunning,
  rightIds,
} from './lock-place';
import { markPicks } from './marking';
import { recordAnswer } from './record-answer';
import { alreadyAnswered, notItsAnswers, questionSkipped, wrongNumberOfAnswers, wrongQuestionType } from './refusals';
import { type AnswerFeedback, answerFeedbackOf } from './answer-feedback';

export interface Submitted {
  quizlog_id: number;
  question_id: number;
  submission_id?: string;
  seconds?: number;
}

const pick = statement<never, [number, number, number[], string | null, Date]>(
  'quizzes.pick',
  `UPDATE quiz_questions SET state = 'answered', picked = $3::int[], submission_id = $4, answered_at = $5 WHERE quiz_id = $1 AND question_id = $2`,
);

function requireValid(place: LockedPlace, picked: readonly number[]): void {
  if (!isMultipleChoice(place)) throw wrongQuestionType();
  const ids = answerIds(place);
  if (picked.some((id) => !ids.includes(id))) throw notItsAnswers('answer_id');
  if (picked.length !== place.selectable_answers || new Set(picked).size !== picked.length)
    throw wrongNumberOfAnswers(place.selectable_answers);
}

/** Sent again because its answer was lost on the way. */
export const isRepeated = (place: LockedPlace, input: Submitted): boolean =>
  input.submission_id !== undefined && input.submission_id === place.submission_id;

/**
 * Answers a multiple-choice question (spec 1 §4). In a study quiz the answer is locked and counted once, and the feedback is
 * complete. In an exam it may be changed until the end, and the feedback is null; the newest pick counts, in any order of
 * arrival. The same submission again answers the same again.
 * @throws Problem `quiz-not-found`, `question-not-in-quiz`, `quiz-finished`, `time-is-up`, `wrong-question-type`,
 *   `not-its-answers`, `wrong-number-of-answers`, `question-skipped`, `already-answered`
 */
export async function submitAnswer(
  tx: Transaction,
  person: Person,
  input: Submitted & { picked: number[]; picked_at?: number | undefined },
): Promise<AnswerFeedback | null> {
  const { quizlog_id, question_id, picked } = input;
  const place = await lockPlace(tx, person.id, quizlog_id, question_id);
  const exam = isExam(place);
  if (place.state === 'answered' && isRepeated(place, input))
    return exam ? null : answerFeedbackOf(tx, person, { question_id, revision: place.revision }, place, place);
  requireRunning(tx, place);
  requireValid(place, picked);
  if (place.state === 'skipped') throw questionSkipped();
  if (exam) {
    const at = new Date(Math.min(input.picked_at ?? Infinity, tx.clock.now().getTime()));
    // One that was held up on its way: what was picked after it stands.
    if (place.answered_at !== null && at < place.answered_at) return null;
    await tx.sql.all(pick, [quizlog_id, question_id, picked, input.submission_id ?? null, at]);
    return null;
  }
  if (place.state !== 'open') throw alreadyAnswered();

  const mark = markPicks(picked, rightIds(place), place.selectable_answers);
  const recorded = recordAnswer(tx, {
    ...mark,
    quiz_id: quizlog_id,
    question_id,
    account_id: person.id,
    picked,
    written: [],
    counted: picked,
    submission_id: input.submission_id ?? null,
    seconds: input.seconds ?? null,
  });
  // Right behind the write, on the same connection: it sees what was just counted.
  const quiz = { kind: place.kind, current_score: place.current_score + Number(mark.counts_as_correct) };
  const [, answer] = await Promise.all([
    recorded,
    answerFeedbackOf(tx, person, { question_id, revision: place.revision }, { picked, written: [], ...mark }, quiz),
  ]);
  return answer;
}
