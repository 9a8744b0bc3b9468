import { local } from '~/web/core/stores/browser';
import type { LocalKey } from '~/web/core/stores/registry';

interface Kept {
  question_id: number;
  submission_id: string;
  seconds: number;
}

/** An answer that the server does not have yet, as it will be sent. */
export type Entry =
  | (Kept & { kind: 'answer_submit'; answer_id: string; /** Epoch milliseconds. */ picked_at?: number })
  | (Kept & { kind: 'free_text_show'; texts: { answer_id: number; free_text: string }[] })
  | (Kept & { kind: 'free_text_submit'; self_marks: { answer_id: number; mark: boolean; free_text: string }[] });

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';
const areObjects = (value: unknown, fits: (one: Loose) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => isObject(one) && Number.isInteger(one.answer_id) && fits(one));

/** What an older version of the page, or somebody else, has left there is not sent. */
function isEntry(value: unknown): value is Entry {
  if (
    !isObject(value) ||
    !Number.isInteger(value.question_id) ||
    !Number.isInteger(value.seconds) ||
    !isText(value.submission_id)
  )
    return false;
  if (value.kind === 'answer_submit')
    return isText(value.answer_id) && (value.picked_at === undefined || Number.isFinite(value.picked_at));
  if (value.kind === 'free_text_show') return areObjects(value.texts, (one) => isText(one.free_text));
  return (
    value.kind === 'free_text_submit' &&
    areObjects(value.self_marks, (one) => isText(one.free_text) && typeof one.mark === 'boolean')
  );
}

export const keptKey = (personId: number, quizlogId: number): LocalKey => `wardmates.answers.${personId}.${quizlogId}`;

/** Set while the quiz is to be ended as soon as its answers are sent. */
export const handInKey = (personId: number, quizlogId: number): LocalKey =>
  `wardmates.hand-in.${personId}.${quizlogId}`;

/** The answers kept on this device, the oldest first. */
export function readKept(key: LocalKey): Entry[] {
  try {
    const kept: unknown = JSON.parse(local.get(key) ?? '[]');
    return Array.isArray(kept) && kept.every(isEntry) ? kept : [];
  } catch {
    return [];
  }
}

/** Another tab may keep answers of the same quiz: only this one is put in, in the place of those it replaces. */
export function keep(key: LocalKey, added: Entry, replaced: ReadonlySet<string> = new Set()): void {
  write(key, [
    ...readKept(key).filter((each) => !replaced.has(each.submission_id) && each.submission_id !== added.submission_id),
    added,
  ]);
}

export function forget(key: LocalKey, submissionId: string): void {
  write(
    key,
    readKept(key).filter((each) => each.submission_id !== submissionId),
  );
}

/** A full or forbidden storage is no reason not to send the answer. */
function write(key: LocalKey, entries: Entry[]): void {
  if (entries.length === 0) local.remove(key);
  else local.set(key, JSON.stringify(entries));
}
