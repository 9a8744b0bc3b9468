import type { Annotated } from '~/domain/annotations/contract';
import { SavedElsewhere, type Head, type SavePorts } from '~/web/drafts/autosaver';
import { forgetCopy, saveCopy, readCopy, readStored, type DeviceCopy } from '~/web/drafts/device-copy';
import { isObject } from '~/web/drafts/device-list';
import { uuid } from '~/web/live/uuid';
import type { LocalKey } from '~/web/core/stores/registry';

/** Milliseconds before a save that did not get through is tried again. */
export const RETRY_DELAY = 4_000;

export interface Saved {
  deleted: boolean;
  text: string;
  revision: number;
  conflict: boolean;
}

export interface Save {
  text: string;
  writer: string;
  revision: number;
  base: number;
}

type Send = (save: Save, leaving: boolean) => Promise<Saved>;

export const noteKey = (personId: number, type: Annotated, entityId: number): LocalKey =>
  `wardmates.note.${personId}.${type}.${entityId}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** A note that the server does not have yet. Notes of earlier versions of the page name their fields `text` and `base`. */
export function readNote(key: LocalKey): DeviceCopy<string> | null {
  const kept = readCopy(key, isText);
  if (kept) return kept;
  const earlier = readStored(key);
  return isObject(earlier) && isText(earlier.text) && Number.isInteger(earlier.base)
    ? { form: earlier.text, at: 0, version: earlier.base as number }
    : null;
}

/** How a note is saved: the version of its head is the newest revision of the server's that is known. */
export function notePorts(
  key: LocalKey,
  send: Send,
  onSaved: (saved: Saved) => void = () => {},
): SavePorts<string, Head> {
  const writer = uuid();
  let sent = 0;
  let last: Saved | null = null;
  return {
    tryAgain: RETRY_DELAY,
    overtakes: true,
    isSame: (one, other) => one === other,
    keep: (text, head) => saveCopy(key, text, head?.version ?? 0),
    forget: () => {
      forgetCopy(key);
      if (last) onSaved(last);
    },
    async send(text, head, leaving) {
      const base = head?.version ?? 0;
      sent = Math.max(sent, base) + 1;
      const saved = await send({ text, writer, revision: sent, base }, leaving);
      last = saved;
      if (saved.conflict) throw new SavedElsewhere(saved.text, { version: saved.revision });
      return { version: saved.revision };
    },
  };
}
