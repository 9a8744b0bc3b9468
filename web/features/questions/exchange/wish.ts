import type { Language } from '~/domain/accounts/contract';
import { cutText } from '~/domain/kit/cut-text';
import type { Format } from '~/domain/questions/exchange/contract';

/** What is asked for with a file. */
export interface Wish {
  file: File | null;
  /** Empty: told by the file itself. */
  format: '' | Format;
  into: 'bank' | 'quiz';
  /** 0 for a new one. */
  quiz: number;
  title: string;
  /** 0 before one is chosen. */
  topic: number;
  focus: number;
  difficulty: number;
  language: Language;
}

/** What is still to be chosen, in the order of the form. */
export const missingOf = (wish: Wish): 'file' | 'topic' | null =>
  wish.file === null ? 'file' : wish.topic === 0 ? 'topic' : null;

/** A quiz is called after its file until it is given another name. */
export const titleOf = (file: File | null): string =>
  cutText((file?.name ?? '').replace(/(?:\.gift)?\.\w{1,5}$/i, ''), 120);

/** The file comes last: the server then knows the other fields before it reads it. */
export function asForm(wish: Wish, submissionId: string): FormData {
  const { file, ...fields } = wish;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('submission_id', submissionId);
  if (file) form.set('file', file);
  return form;
}
