import { local } from '~/web/core/stores/browser';
import type { LocalKey } from '~/web/core/stores/registry';

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

export const saidKey = (personId: number, consultationId: number): LocalKey =>
  `wardmates.said.${personId}.${consultationId}`;
export const draftKey = (personId: number, consultationId: number): LocalKey =>
  `wardmates.saying.${personId}.${consultationId}`;

/** What an older version of the page, or somebody else, has left there is not sent. */
export function readSaid(key: LocalKey): Said[] {
  try {
    const kept: unknown = JSON.parse(local.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSaid).map(({ turn_id, text }) => ({ turn_id, text })) : [];
  } catch {
    return [];
  }
}

/** Another tab may have said something of its own: only this one is put in. */
export const saveSaid = (key: LocalKey, said: Said): void =>
  write(key, [...readSaid(key).filter(({ turn_id }) => turn_id !== said.turn_id), said]);
export const forgetSaid = (key: LocalKey, gone: ReadonlySet<string>): void =>
  write(
    key,
    readSaid(key).filter(({ turn_id }) => !gone.has(turn_id)),
  );

/** A full or forbidden storage is no reason not to talk. */
function write(key: LocalKey, all: Said[]): void {
  if (all.length === 0) local.remove(key);
  else local.set(key, JSON.stringify(all));
}

export const readDraft = (key: LocalKey): string => local.get(key) ?? '';

export function saveDraft(key: LocalKey, text: string): void {
  if (text === '') local.remove(key);
  else local.set(key, text);
}

/** It is over: what was typed and never said is of no use any more. */
export function forgetTalk(personId: number, consultationId: number): void {
  write(saidKey(personId, consultationId), []);
  saveDraft(draftKey(personId, consultationId), '');
}
