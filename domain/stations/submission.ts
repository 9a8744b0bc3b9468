import type { Person } from '../accounts/person';
import { invalid, type FieldError } from '../kit/errors';
import type { GroupRole } from './group-roles';
import type { CleanHtml } from '../kit/html/clean-html';
import type { ChecklistPart } from './find-checklist.query';
import { GRADE_GROUPS, type Grades } from './marking';
import type { GroupRound } from './marking-place';
import { GP_STYLE } from './styles';

/** What an examiner submits (spec 3 §3). */
export interface Submission {
  /** Ids of the items ticked. */
  ticked: readonly number[];
  /** Ids of the items that nobody could judge; none without it. */
  unjudged?: readonly number[];
  grades: Grades;
  comments: CleanHtml;
  /** The version that cleaned the comments, if they were stored before; else the present one. */
  html_version?: number | null;
  /** Starting seconds minus seconds remaining. */
  seconds_used: number;
  /** Submitting twice under it is submitting once. */
  submission_id: string;
}

/** One taking of a station: who was examined, by whom, and who else was there. */
export interface Taking {
  station: { id: number };
  /** The state that a group began with; null for the present one. */
  revision?: number | null;
  examiner: Pick<Person, 'id' | 'name'>;
  /** Null when the candidate is nobody the product knows. */
  candidate: { id: number; name: string } | null;
  /** Everyone who may read the result; candidate and examiner need not be named again. */
  participants: readonly { account_id: number; role: GroupRole }[];
  group: GroupRound | null;
  input: Submission;
}

/**
 * Whether the marks fit the station.
 * @throws Problem invalid: `grades-missing` with the open grade groups of a GP case, `checklist-changed` when an item
 * is ticked that the checklist no longer has, for then the examiner should look at the station as it is now
 */
export function checkSubmission(style: number, sections: readonly ChecklistPart[], input: Submission): void {
  if (style === GP_STYLE) {
    const open: FieldError[] = GRADE_GROUPS.filter((group) => input.grades[group] === null).map((path) => ({
      path,
      message: 'A grade is required.',
    }));
    if (open.length > 0) throw invalid('grades-missing', 'Choose a grade in every domain before you submit.', open);
  }
  const known = new Set(sections.flatMap((section) => section.items.map((item) => item.id)));
  const unknown = input.ticked.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw invalid(
      'checklist-changed',
      'The checklist was edited while you were marking. Reload it and tick the new items.',
      unknown.map((id) => ({ path: `c-${id}`, message: 'This item is no longer on the checklist.' })),
    );
  }
}
