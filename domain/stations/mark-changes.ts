/** Marks are sent as changes and merged: two devices of one examiner lose nothing to each other. Pure; runs in the browser too. */
import { mergeHtml } from '../kit/html/merge-html';
import { GRADE_GROUPS, type Grade, type GradeGroup, type Grades, NO_GRADES } from './marking';

export interface Sheet {
  /** Ids of the items ticked. */
  ticked: number[];
  grades: Grades;
  comments: string;
}
export const EMPTY: Sheet = { ticked: [], grades: NO_GRADES, comments: '' };

/** What was done to one thing on the sheet. */
export type Change =
  | { kind: 'tick' | 'untick'; item_id: number }
  | { kind: 'grade'; group: GradeGroup; grade: Grade | null }
  /** `base`: the comments that `html` was written on. */
  | { kind: 'comments'; html: string; base: string };

/** `by`: the page that it was made on, which counts its changes up from 1 as `order`. Sent again, it is not applied again. */
export type SentChange = Change & { by: string; order: number };

/** A sheet as it is kept. */
export interface KeptSheet extends Sheet {
  /** Counts up with everything that changed it. */
  revision: number;
  /** How far the changes of each page are applied. */
  applied: Readonly<Record<string, number>>;
  /** What a page of an older release saved last, as a whole; null if none did. */
  whole: WholeSheet | null;
}
export type WholeSheet = Sheet & { revision: number };

/** What a device brings, applied to what is kept. The same object if that changes nothing. */
export type Merge = (kept: KeptSheet) => KeptSheet;

export const applyChange = (sheet: Sheet, change: Change): Sheet => {
  const { ticked, grades, comments } = sheet;
  switch (change.kind) {
    case 'tick':
      return ticked.includes(change.item_id) ? sheet : { ticked: [...ticked, change.item_id], grades, comments };
    case 'untick':
      return { ticked: ticked.filter((id) => id !== change.item_id), grades, comments };
    case 'grade':
      return { ticked, grades: { ...grades, [change.group]: change.grade }, comments };
    case 'comments':
      return { ticked, grades, comments: mergeHtml(change.base, change.html, comments) };
  }
};

export const applyChanges = (sheet: Sheet, changes: readonly Change[]): Sheet => changes.reduce(applyChange, sheet);

/** Applies the changes that were not applied before. The one that arrives last counts. */
export const mergeChanges =
  (changes: readonly SentChange[]): Merge =>
  (kept) => {
    const fresh = changes.filter(({ by, order }) => order > (kept.applied[by] ?? 0));
    if (fresh.length === 0) return kept;
    const applied = { ...kept.applied };
    for (const { by, order } of fresh) applied[by] = Math.max(order, applied[by] ?? 0);
    return { ...applyChanges(kept, fresh), revision: kept.revision + 1, applied, whole: baseOfWhole(kept) };
  };

/** What the next whole sheet was written on: the last one, or what was there before anybody sent changes. */
function baseOfWhole({ ticked, grades, comments, revision, applied, whole }: KeptSheet): WholeSheet {
  if (whole) return whole;
  return Object.keys(applied).length === 0 ? { ticked, grades, comments, revision } : { ...EMPTY, revision: 0 };
}

/** What was done between two sheets. */
const changesBetween = (before: Sheet, after: Sheet): Change[] => [
  ...after.ticked.filter((id) => !before.ticked.includes(id)).map((item_id): Change => ({ kind: 'tick', item_id })),
  ...before.ticked.filter((id) => !after.ticked.includes(id)).map((item_id): Change => ({ kind: 'untick', item_id })),
  ...GRADE_GROUPS.filter((group) => after.grades[group] !== before.grades[group]).map((group): Change => ({
    kind: 'grade',
    group,
    grade: after.grades[group],
  })),
  ...(after.comments === before.comments
    ? []
    : [{ kind: 'comments' as const, html: after.comments, base: before.comments }]),
];

/** A sheet that is behind the last one comes from another tab, or late: it only adds what is missing. */
const missingOf = (kept: Sheet, sheet: Sheet): Change[] =>
  changesBetween(EMPTY, sheet).filter((change) =>
    change.kind === 'tick'
      ? !kept.ticked.includes(change.item_id)
      : change.kind === 'grade'
        ? kept.grades[change.group] === null
        : kept.comments === '',
  );

/** What a whole sheet of an older page changes, as changes. */
export function changesOfWhole(kept: KeptSheet, sheet: WholeSheet): Change[] {
  const base = baseOfWhole(kept);
  return sheet.revision > base.revision ? changesBetween(base, sheet) : missingOf(kept, sheet);
}

/** Takes a whole sheet, with the revision that an older page counts. What was changed by others meanwhile stays. */
export const mergeWhole =
  (sheet: WholeSheet): Merge =>
  (kept) => {
    const changes = changesOfWhole(kept, sheet);
    const base = baseOfWhole(kept);
    const isNewer = sheet.revision > base.revision;
    if (!isNewer && changes.length === 0) return kept;
    return {
      ...applyChanges(kept, changes),
      revision: Math.max(isNewer ? sheet.revision : 0, kept.revision + 1),
      applied: kept.applied,
      whole: isNewer ? sheet : base,
    };
  };

/** Takes a whole sheet as it is, which names no revision. */
export const replaceWhole =
  (sheet: Sheet): Merge =>
  (kept) => ({ ...kept, ...sheet });
