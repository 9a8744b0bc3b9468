import { z } from 'zod';

const submission = { question_id: z.number().int(), submission_id: z.string(), seconds: z.number().int() };
const entry = z.discriminatedUnion('kind', [
  z.object({ ...submission, kind: z.literal('answer_submit'), answer_id: z.string(), picked_at: z.number().optional() }),
  z.object({ ...submission, kind: z.literal('free_text_show'), texts: z.array(z.object({ answer_id: z.number().int(), free_text: z.string() })) }),
  z.object({ ...submission, kind: z.literal('free_text_submit'), self_marks: z.array(z.object({ answer_id: z.number().int(), mark: z.boolean(), free_text: z.string() })) }),
]);
/** An answer that the server does not have yet, as it will be sent. */
export type Entry = z.output<typeof entry>;

export const keptKey = (personId: number, quizlogId: number): string => `wardmates.answers.${personId}.${quizlogId}`;

/** The answers kept on this device, the oldest first. */
export function readKept(key: string): Entry[] {
  try {
    return z.array(entry).safeParse(JSON.parse(localStorage.getItem(key) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Another tab may keep answers of the same quiz: only this one is put in, in the place of those it replaces. */
export function keep(key: string, added: Entry, replaced: ReadonlySet<string> = new Set()): void {
  write(key, [...readKept(key).filter((each) => !replaced.has(each.submission_id) && each.submission_id !== added.submission_id), added]);
}

export function forget(key: string, submissionId: string): void {
  write(key, readKept(key).filter((each) => each.submission_id !== submissionId));
}

/** A full or forbidden storage is no reason not to send the answer. */
function write(key: string, entries: Entry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    return;
  }
}
