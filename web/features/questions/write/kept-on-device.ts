import type { QuestionForm } from '~/domain/questions/authoring/contract';
import { BLANK_FORM, looksLikeForm } from '~/domain/questions/authoring/blank-form';

export interface Kept {
  form: QuestionForm;
  /** Epoch milliseconds. */
  at: number;
  version: number | null;
}

/** What is being written: a new question before and after its first save as a draft, or one that is there. */
export interface Subject {
  questionId: number | null;
  draftId: number | null;
}

const keyOf = (personId: number, { questionId, draftId }: Subject): string =>
  `wardmates.question.${personId}.${questionId !== null ? `question-${questionId}` : draftId !== null ? `draft-${draftId}` : 'new'}`;

/** What the server did not get of it on an earlier visit. */
export function readKept(personId: number, subject: Subject): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(personId, subject)) ?? 'null') as Partial<Kept> | null;
    if (!kept || !looksLikeForm(kept.form) || typeof kept.at !== 'number') return null;
    return { form: kept.form, at: kept.at, version: typeof kept.version === 'number' ? kept.version : null };
  } catch {
    return null;
  }
}

/** A full or forbidden storage is no reason not to go on writing: the server has it a second later. */
export function keep(personId: number, subject: Subject, form: QuestionForm, version: number | null): void {
  try {
    localStorage.setItem(keyOf(personId, subject), JSON.stringify({ form, at: Date.now(), version } satisfies Kept));
  } catch {
    return;
  }
}

export function forget(personId: number, subject: Subject): void {
  try {
    localStorage.removeItem(keyOf(personId, subject));
  } catch {
    return;
  }
}

const comparable = (form: QuestionForm): string =>
  JSON.stringify({
    ...BLANK_FORM,
    ...form,
    answers: form.answers.map(({ answer_text, answer_label, answer_correct }) => [
      answer_text,
      answer_label,
      answer_correct,
    ]),
  });

/** Whether two forms say the same; ids of answers say nothing. */
export const isSame = (one: QuestionForm, other: QuestionForm): boolean => comparable(one) === comparable(other);
