import type { Marks } from '~/domain/stations/checklist-contract';
import type { SentChange } from '~/domain/stations/mark-changes';
import { GRADE_GROUPS, GRADES } from '~/domain/stations/marking';
import { STATION_BASES, type StationBase } from '~/domain/stations/styles';
import { local } from '~/web/core/stores/browser';
import type { LocalKey } from '~/web/core/stores/registry';
import { readStored, store } from '~/web/drafts/device-copy';

/** Whose marks on which station; in a group, in which one and in which round of it. Gateways of an older release do not say the round. */
export const draftKey = (
  personId: number,
  base: string,
  slug: string,
  group?: { pin: string; round: number | undefined },
): LocalKey =>
  `wardmates.marks.${personId}.${group ? [group.pin, ...(group.round === undefined ? [] : [group.round])].join('.') : 'device'}.${base}.${slug}`;

export interface EarlierDraft {
  key: LocalKey;
  round: number;
  base: StationBase;
  slug: string;
}

/** Where this device keeps a person's marks of rounds of a group before `round`. */
export function earlierDrafts(personId: number, pin: string, round: number): EarlierDraft[] {
  const beginning = `wardmates.marks.${personId}.${pin}.` as const;
  return local.keys(beginning).flatMap((key) => {
    const [, of, base, slug] = /^(\d+)\.([^.]+)\.(.+)$/.exec(key.slice(beginning.length)) ?? [];
    const known = STATION_BASES.find((one) => one === base);
    return slug && known && Number(of) < round ? [{ key, round: Number(of), base: known, slug }] : [];
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isGrade = (value: unknown): boolean => value === null || (GRADES as readonly unknown[]).includes(value);

/** What an older version of the page, or somebody else, has left there is not gone on from. */
function areMarks(value: unknown): value is Marks {
  if (!isObject(value)) return false;
  const { ticked, grades } = value;
  return (
    Array.isArray(ticked) &&
    ticked.every(Number.isInteger) &&
    isObject(grades) &&
    GRADE_GROUPS.every((group) => isGrade(grades[group])) &&
    typeof value.comments === 'string' &&
    typeof value.submission_id === 'string' &&
    Number.isInteger(value.revision)
  );
}

/** What a device keeps of the marks: the sheet that the server had last, and what it does not have yet. */
export interface DeviceDraft {
  sheet: Marks | null;
  changes: readonly SentChange[];
  submission_id: string;
  /** The examiner's turn that the changes were made in. */
  turn?: number;
  /** What a page of an older release kept, as a whole. */
  whole?: Marks;
}

const isChange = (value: unknown): value is SentChange =>
  isObject(value) &&
  typeof value.by === 'string' &&
  Number.isInteger(value.order) &&
  (Number.isInteger(value.item_id) ||
    typeof value.html === 'string' ||
    (typeof value.group === 'string' && isGrade(value.grade)));

export function readDraft(key: LocalKey): DeviceDraft | null {
  const kept = readStored(key);
  if (areMarks(kept))
    return { sheet: null, changes: [], submission_id: kept.submission_id, turn: kept.turn, whole: kept };
  if (!isObject(kept) || !Array.isArray(kept.changes) || typeof kept.submission_id !== 'string') return null;
  return {
    sheet: areMarks(kept.sheet) ? kept.sheet : null,
    changes: kept.changes.filter(isChange),
    submission_id: kept.submission_id,
    turn: Number.isInteger(kept.turn) ? (kept.turn as number) : undefined,
  };
}

export const writeDraft = (key: LocalKey, draft: DeviceDraft): void => store(key, draft);
export const forgetDraft = (key: LocalKey): void => store(key, null);

/** Marks of an examiner's turn that is over. They replace nothing: the server suggests them to the present examiner. */
export const isOfEarlierTurn = (draft: DeviceDraft, turn: number): boolean => (draft.turn ?? 0) < turn;
