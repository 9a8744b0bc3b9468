import { marks as marksSchema, type Marks } from '../../../../domain/stations/contract';
import { NO_GRADES } from '../../../../domain/stations/marking';
import { uuid } from '../../../live/uuid';

/** Whose marks on which station; in a group, in which one. */
export const draftKey = (personId: number, base: string, slug: string, pin: string | undefined): string => `wardmates.marks.${personId}.${pin ?? 'device'}.${base}.${slug}`;

export function readDraft(key: string): Marks | null {
  const text = localStorage.getItem(key);
  if (!text) return null;
  try {
    return marksSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A full or forbidden storage is no reason to lose the view: the server keeps the marks as well. */
export function writeDraft(key: string, marks: Marks): void {
  try {
    localStorage.setItem(key, JSON.stringify(marks));
  } catch {
    return;
  }
}

export const forgetDraft = (key: string): void => localStorage.removeItem(key);

/** What to go on from: the newest revision of device and server, else an empty sheet. */
export function newestDraft(local: Marks | null, server: Marks | null): Marks {
  if (local && (!server || local.revision >= server.revision)) return local;
  return server ?? { ticked: [], grades: { ...NO_GRADES }, comments: '', submission_id: uuid(), revision: 0 };
}
