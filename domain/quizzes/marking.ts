/** What an answer is worth. */
export interface Mark {
  /** How many of the picks, or boxes, are right. */
  number_correct: number;
  /** The exact mark, 0 to 1. */
  mark: number;
  counts_as_correct: boolean;
}

/** More than half of them right counts as correct (spec 1 §4, §9); of one, that one. */
const markOf = (right: number, of: number): Mark => ({
  number_correct: right,
  mark: right / of,
  counts_as_correct: right * 2 > of,
});

/**
 * Marks the picked options of a multiple-choice question.
 * @param picked as many different ids as are selectable
 */
export const markPicks = (picked: readonly number[], right: readonly number[], selectable: number): Mark =>
  markOf(picked.filter((id) => right.includes(id)).length, selectable);

/** Marks a free-text question by the person's own marks, one a box (spec 1 §4). */
export const markBoxes = (marks: readonly boolean[]): Mark => markOf(marks.filter(Boolean).length, marks.length);

/** The plain right or wrong, only if one answer was asked for: of several, some may be right (spec 1 §3). */
export const toldPlainly = (mark: Pick<Mark, 'counts_as_correct'>, selectable: number): { answer_correct?: boolean } =>
  selectable > 1 ? {} : { answer_correct: mark.counts_as_correct };

/** Per cent that count as correct, 0 to 100, to one decimal; 0 of none. */
export const scoreOf = (right: number, answered: number): number =>
  answered === 0 ? 0 : Math.round((right * 1_000) / answered) / 10;
