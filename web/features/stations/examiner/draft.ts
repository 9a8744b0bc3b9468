import type { Marks } from '~/domain/stations/checklist-contract';
import { GRADE_GROUPS, GRADES, NO_GRADES } from '~/domain/stations/marking';
import { STATION_BASES, type StationBase } from '~/domain/stations/styles';
import { uuid } from '~/web/live/uuid';
import { local } from '~/web/core/stores/browser';
import type { LocalKey } from '~/web/core/stores/registry';
import { sentKey } from '~/web/core/stores/unsent';

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

export function readDraft(key: LocalKey): Marks | null {
  try {
    const kept: unknown = JSON.parse(local.get(key) ?? 'null');
    return areMarks(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** A full or forbidden storage is no reason to lose the view: the server keeps the marks as well. */
export const writeDraft = (key: LocalKey, marks: Marks): void => void local.set(key, JSON.stringify(marks));

export function forgetDraft(key: LocalKey): void {
  local.remove(key);
  local.remove(sentKey(key));
}

/** Marks of an examiner's turn that is over. They replace nothing: the server suggests them to the present examiner. */
export const isOfEarlierTurn = (local: Marks, turn: number): boolean => (local.turn ?? 0) < turn;

/**
 * What to go on from: the newest revision of device and server, else an empty sheet.
 * @param turn the present turn of examining the round; undefined outside a group
 */
export function newestDraft(local: Marks | null, server: Marks | null, turn?: number): Marks {
  if (local && !isOfEarlierTurn(local, turn ?? 0) && (!server || local.revision >= server.revision)) return local;
  return server ?? { turn, ticked: [], grades: { ...NO_GRADES }, comments: '', submission_id: uuid(), revision: 0 };
}
