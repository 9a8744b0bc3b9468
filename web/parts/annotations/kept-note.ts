import type { Annotated } from '~/domain/annotations/contract';

/** A note that the server does not have yet. */
export interface KeptNote {
  text: string;
  /** The newest revision that was known when it was written. */
  base: number;
}

export const noteKey = (personId: number, type: Annotated, entityId: number): string =>
  `wardmates.note.${personId}.${type}.${entityId}`;

const isKept = (value: unknown): value is KeptNote =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'base' in value &&
  Number.isInteger(value.base);

/** What an older version of the page, or somebody else, has left there is not read. */
export function readNote(key: string): KeptNote | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** A full or forbidden storage is no reason not to write: the server keeps the note as well. Null forgets it. */
export function keepNote(key: string, note: KeptNote | null): void {
  try {
    if (note) localStorage.setItem(key, JSON.stringify(note));
    else localStorage.removeItem(key);
  } catch {
    return;
  }
}
