import { z } from 'zod';
import { questionForm, type QuestionForm } from '../../../../domain/questions/authoring-contract';

const kept = z.object({ form: questionForm, /** Milliseconds since 1970. */ at: z.number(), version: z.number().int().nullable() });
export type Kept = z.output<typeof kept>;

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
    return kept.safeParse(JSON.parse(localStorage.getItem(keyOf(personId, subject)) ?? 'null')).data ?? null;
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

const comparable = (form: QuestionForm): string => JSON.stringify({ ...questionForm.parse(form), answers: form.answers.map(({ answer_text, answer_label, answer_correct }) => [answer_text, answer_label, answer_correct]) });

/** Whether two forms say the same; ids of answers say nothing. */
export const isSame = (one: QuestionForm, other: QuestionForm): boolean => comparable(one) === comparable(other);
