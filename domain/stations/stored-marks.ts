import { type CleanHtml, SANITISER_VERSION, type Versioned } from '../kit/html/clean-html';
import { SafeHtml } from '../kit/html/safe-html';
import type { Marks } from './checklist-contract';
import { EMPTY, type KeptSheet, type Merge, mergeWhole, replaceWhole } from './mark-changes';
import type { Submission } from './submission';

/** What is kept beside a sheet to merge what comes next. */
export type Merging = Pick<KeptSheet, 'applied' | 'whole'>;

/** A sheet as it is stored, with the version of the sanitiser that cleaned the comments. */
export type StoredSheet = Pick<Marks, 'ticked' | 'grades' | 'comments' | 'revision'> &
  Versioned & {
    /** Left out by older releases. */
    merging?: Merging | null;
  };
export type StoredMarks = Marks & StoredSheet;

/** What a device brings, and the texts of it that the sanitiser has just cleaned. */
export interface SentMarks {
  merge: Merge;
  clean: readonly CleanHtml[];
}

/** Marks as a whole. @param revision undefined if the device does not say */
export function sentSheet(
  { ticked, grades, comments }: Pick<Submission, 'ticked' | 'grades' | 'comments'>,
  revision: number | undefined,
): SentMarks {
  const sheet = { ticked: [...new Set(ticked)], grades, comments };
  return {
    merge: revision === undefined ? replaceWhole(sheet) : mergeWhole({ ...sheet, revision }),
    clean: [comments],
  };
}

const keptSheet = (stored: StoredSheet | null): KeptSheet =>
  stored
    ? {
        ticked: stored.ticked,
        grades: stored.grades,
        comments: SafeHtml.stored(stored.comments, stored.html_version).toString(),
        revision: stored.revision,
        applied: stored.merging?.applied ?? {},
        whole: stored.merging?.whole ?? null,
      }
    : { ...EMPTY, revision: 0, applied: {}, whole: null };

/** The sheet with what a device brings; null if that changes nothing. */
export function merged(stored: StoredSheet | null, { merge, clean }: SentMarks): Required<StoredSheet> | null {
  const kept = keptSheet(stored);
  const next = merge(kept);
  if (next === kept) return null;
  const { ticked, grades, comments, revision, applied, whole } = next;
  // What was merged of several texts is cleaned again when it is read.
  const isClean = comments === kept.comments || clean.some((text) => text === comments);
  return {
    ticked,
    grades,
    comments,
    revision,
    html_version: isClean ? SANITISER_VERSION : 0,
    merging: { applied, whole },
  };
}

/** What is submitted, with the marks of all devices; as it is if there are none. */
export function withMarks(input: Submission, marks: StoredSheet | null): Submission {
  if (!marks) return input;
  const { ticked, grades, comments, html_version } = marks;
  return { ...input, ticked, grades, comments: comments as CleanHtml, html_version: html_version ?? 0 };
}
