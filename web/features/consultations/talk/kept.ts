/** Something said that the server does not have yet. */
export interface Said {
  /** Made here: however often it is sent, it was said once. */
  readonly turn_id: string;
  readonly text: string;
}

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Said).turn_id === 'string' &&
  typeof (value as Said).text === 'string' &&
  (value as Said).text !== '';

export const saidKey = (personId: number, consultationId: number): string =>
  `wardmates.said.${personId}.${consultationId}`;
export const draftKey = (personId: number, consultationId: number): string =>
  `wardmates.saying.${personId}.${consultationId}`;

/** What an older version of the page, or somebody else, has left there is not sent. */
export function readSaid(key: string): Said[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSaid).map(({ turn_id, text }) => ({ turn_id, text })) : [];
  } catch {
    return [];
  }
}

/** Another tab may have said something of its own: only this one is put in. */
export const keepSaid = (key: string, said: Said): void =>
  write(key, [...readSaid(key).filter(({ turn_id }) => turn_id !== said.turn_id), said]);
export const forgetSaid = (key: string, gone: ReadonlySet<string>): void =>
  write(
    key,
    readSaid(key).filter(({ turn_id }) => !gone.has(turn_id)),
  );

/** A full or forbidden storage is no reason not to talk. */
function write(key: string, all: Said[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(all));
  } catch {
    return;
  }
}

export function readDraft(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return;
  }
}

/** It is over: what was typed and never said is of no use any more. */
export function forgetTalk(personId: number, consultationId: number): void {
  write(saidKey(personId, consultationId), []);
  keepDraft(draftKey(personId, consultationId), '');
}
