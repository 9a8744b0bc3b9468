import { MULTIPLE_CHOICE, type AnsweredQuestion, type OpenQuestion } from '~/domain/questions/contract';

/** What a person has put to a question so far, before the server has it. */
export interface Draft {
  /** Ids of the picked options, the oldest pick first. */
  readonly picks: readonly number[];
  /** Free text by answer id. */
  readonly texts: Readonly<Record<number, string>>;
  /** One's own marks by answer id, once the model answers are shown. */
  readonly marks: Readonly<Record<number, boolean>>;
}

export const NO_DRAFT: Draft = { picks: [], texts: {}, marks: {} };

/**
 * Picks an option or, if several may be picked, gives it back. Beyond the limit the oldest pick is given up; if
 * only one may be picked, the new one takes its place (spec 1 §5).
 */
export function pick(picks: readonly number[], answerId: number, limit: number): readonly number[] {
  if (picks.includes(answerId)) return limit === 1 ? picks : picks.filter((each) => each !== answerId);
  return [...picks, answerId].slice(-limit);
}

/** Whether it may be submitted: as many picks as are asked for, or every box filled (spec 1 §5). */
export function isComplete(question: OpenQuestion, draft: Draft): boolean {
  if (question.question_type === MULTIPLE_CHOICE) return draft.picks.length === question.selectable_answers;
  return question.answers.every(({ answer_id }) => (draft.texts[answer_id] ?? '').trim() !== '');
}

/** Whether a free-text question still waits for its marks: the model answers are shown, and not all boxes are marked. */
export const wantsMarks = (answered: AnsweredQuestion): boolean => answered.written.some((box) => box.mark === null);

/** The marks as they are shown: what the person has just set, else what is recorded. */
export function marksOf(answered: AnsweredQuestion, draft: Draft): Record<number, boolean> {
  const recorded = answered.written.flatMap(({ answer_id, mark }) =>
    mark === null ? [] : [[answer_id, mark] as const],
  );
  return { ...Object.fromEntries(recorded), ...draft.marks };
}

/** Whether every box is marked, so that one may go on (spec 1 §4, §5). */
export function allMarked(answered: AnsweredQuestion, draft: Draft): boolean {
  const marks = marksOf(answered, draft);
  return answered.written.every(({ answer_id }) => marks[answer_id] !== undefined);
}
