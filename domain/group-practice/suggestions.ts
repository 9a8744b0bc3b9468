/** What a former examiner's device brings after their turn, as suggestions for the present examiner. Pure. */
import { SafeHtml } from '../kit/html/safe-html';
import { GRADE_GROUPS, NO_GRADES, type Grade, type GradeGroup } from '../stations/marking';
import type { StoredSheet as Sheet } from '../stations/stored-marks';

export const EMPTY_SHEET: Sheet = { ticked: [], grades: NO_GRADES, comments: '', revision: 0 };

export type SuggestedChange =
  | { kind: 'tick' | 'untick'; item_id: number }
  | { kind: 'grade'; group: GradeGroup; grade: Grade }
  | { kind: 'comments'; html: SafeHtml };

export interface Suggestion {
  /** Unique within a turn, and the same for the same suggestion. */
  key: string;
  change: SuggestedChange;
}

/**
 * The changes that were made on the device between the sheet that was handed over and the one that arrived late, without
 * those that are on the present sheet already and those that were settled.
 */
export function suggestionsFrom(
  handedOver: Sheet | null,
  late: Sheet | null,
  present: Sheet | null,
  settled: readonly string[],
): Suggestion[] {
  if (!late) return [];
  const before = handedOver ?? EMPTY_SHEET;
  const now = present ?? EMPTY_SHEET;
  const all: Suggestion[] = [
    ...late.ticked
      .filter((id) => !before.ticked.includes(id) && !now.ticked.includes(id))
      .map((item_id) => ({ key: `tick:${item_id}`, change: { kind: 'tick' as const, item_id } })),
    ...before.ticked
      .filter((id) => !late.ticked.includes(id) && now.ticked.includes(id))
      .map((item_id) => ({ key: `untick:${item_id}`, change: { kind: 'untick' as const, item_id } })),
    ...GRADE_GROUPS.flatMap((group): Suggestion[] => {
      const grade = late.grades[group];
      return grade === null || grade === before.grades[group] || grade === now.grades[group]
        ? []
        : [{ key: `grade:${group}:${grade}`, change: { kind: 'grade', group, grade } }];
    }),
  ];
  if (late.comments !== '' && late.comments !== before.comments && late.comments !== now.comments)
    all.push({
      key: `comments:${late.revision}`,
      change: { kind: 'comments', html: SafeHtml.stored(late.comments, late.html_version) },
    });
  return all.filter(({ key }) => !settled.includes(key));
}
