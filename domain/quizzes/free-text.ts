import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { answerIds, isExam, isFreeText, type LockedPlace, lockPlace, requireRunning } from './lock-place';
import { markBoxes } from './marking';
import type { QuizQuestion } from './quiz-question.row';
import { recordAnswer } from './record-answer';
import {
  alreadyAnswered,
  alreadyShown,
  boxesMissing,
  freeTextNotInExam,
  notItsAnswers,
  questionSkipped,
  wrongQuestionType,
} from './refusals';
import { isRepeated, type Submitted } from './submit-answer';
import { type AnswerFeedback, answerFeedbackOf } from './answer-feedback';

type Written = QuizQuestion['written'];

const save = statement<never, [number, number, string, string | null, number | null]>(
  'quizzes.save-texts',
  `WITH timed AS (UPDATE quizzes SET seconds_used = greatest(seconds_used, $5::int) WHERE id = $1 AND $5::int > seconds_used)
   UPDATE quiz_questions SET state = 'shown', written = $3::jsonb, submission_id = $4 WHERE quiz_id = $1 AND question_id = $2`,
);

function requireFreeText(tx: Transaction, place: LockedPlace): void {
  requireRunning(tx, place);
  if (!isFreeText(place)) throw wrongQuestionType();
  if (isExam(place)) throw freeTextNotInExam();
  if (place.state === 'skipped') throw questionSkipped();
}

/** The entries in the order of the boxes: one for each. @throws Problem `not-its-answers`, `boxes-missing` */
function byBox<T extends { answer_id: number }>(place: LockedPlace, entries: readonly T[], path: string): T[] {
  const ids = answerIds(place);
  if (entries.some((entry) => !ids.includes(entry.answer_id))) throw notItsAnswers(path);
  const found = ids.flatMap((id) => entries.find((entry) => entry.answer_id === id) ?? []);
  if (found.length !== ids.length || entries.length !== ids.length) throw boxesMissing(path);
  return found;
}

const sameTexts = (kept: Written, sent: readonly { answer_id: number; free_text: string }[]): boolean =>
  kept.length === sent.length &&
  kept.every((box) => sent.some((one) => one.answer_id === box.answer_id && one.free_text === box.user_text));

/**
 * Keeps what was written in the boxes, for good, and tells the model answers (spec 1 §4). The same texts again answer
 * the same again.
 * @throws Problem as `submitAnswer`, `free-text-not-in-exam`, `boxes-missing`, `already-shown`
 */
export async function showFreeText(
  tx: Transaction,
  person: Person,
  input: Submitted & { texts: { answer_id: number; free_text: string }[] },
): Promise<AnswerFeedback> {
  const { quizlog_id, question_id, texts } = input;
  const place = await lockPlace(tx, person.id, quizlog_id, question_id);
  const kept = place.state === 'shown' || place.state === 'answered';
  if (kept && isFreeText(place) && (isRepeated(place, input) || sameTexts(place.written, texts)))
    return answerFeedbackOf(tx, person, { question_id, revision: place.revision }, place, place);
  requireFreeText(tx, place);
  const boxes = byBox(place, texts, 'texts');
  if (place.state === 'answered') throw alreadyAnswered();
  if (place.state === 'shown') throw alreadyShown();

  const written: Written = boxes.map(({ answer_id, free_text }) => ({ answer_id, user_text: free_text, mark: null }));
  const done = tx.sql.all(save, [
    quizlog_id,
    question_id,
    JSON.stringify(written),
    input.submission_id ?? null,
    input.seconds ?? null,
  ]);
  const taken = { picked: [], written, number_correct: null, counts_as_correct: null };
  const [, answer] = await Promise.all([
    done,
    answerFeedbackOf(tx, person, { question_id, revision: place.revision }, taken, place),
  ]);
  return answer;
}

/**
 * Submits the person's own marks (spec 1 §4): counted once, by the same rule as several picks. The texts are those that were
 * saved when the model answers were shown; without them, those sent now.
 * @returns the feedback, and whether this has ended the quiz
 * @throws Problem as `showFreeText`
 */
export async function submitFreeText(
  tx: Transaction,
  person: Person,
  input: Submitted & { self_marks: { answer_id: number; mark: boolean; free_text: string }[] },
): Promise<{ told: AnswerFeedback; finished: boolean }> {
  const { quizlog_id, question_id, self_marks } = input;
  const place = await lockPlace(tx, person.id, quizlog_id, question_id);
  if (place.state === 'answered' && isFreeText(place) && isRepeated(place, input)) {
    return {
      told: await answerFeedbackOf(tx, person, { question_id, revision: place.revision }, place, place),
      finished: place.quiz_state === 'finished',
    };
  }
  requireFreeText(tx, place);
  const boxes = byBox(place, self_marks, 'self_marks');
  if (place.state === 'answered') throw alreadyAnswered();
  const written: Written = boxes.map(({ answer_id, mark, free_text }) => ({
    answer_id,
    user_text:
      place.state === 'shown' ? (place.written.find((box) => box.answer_id === answer_id)?.user_text ?? '') : free_text,
    mark,
  }));
  if (written.some((box) => box.user_text === '')) throw boxesMissing('self_marks');

  const mark = markBoxes(boxes.map((box) => box.mark));
  const recorded = recordAnswer(tx, {
    ...mark,
    quiz_id: quizlog_id,
    question_id,
    account_id: person.id,
    picked: [],
    written,
    counted: boxes.flatMap((box) => (box.mark ? [box.answer_id] : [])),
    submission_id: input.submission_id ?? null,
    seconds: input.seconds ?? null,
  });
  const quiz = { kind: place.kind, current_score: place.current_score + Number(mark.counts_as_correct) };
  const [finished, answer] = await Promise.all([
    recorded,
    answerFeedbackOf(tx, person, { question_id, revision: place.revision }, { picked: [], written, ...mark }, quiz),
  ]);
  return { told: answer, finished };
}
