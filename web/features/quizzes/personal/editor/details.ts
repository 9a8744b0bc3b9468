import type { Input, Output } from '~/domain/kit/contract';
import type { personalQuizEditor, PersonalQuizSummary } from '~/domain/quizzes/personal/contract';
import { SavedElsewhere, type Head, type SavePorts } from '~/web/drafts/autosaver';
import { ProblemError } from '~/web/live/problem-error';

export type Details = Pick<PersonalQuizSummary, 'title' | 'category' | 'icon' | 'colour' | 'shared'>;
export type Edited = Output<typeof personalQuizEditor.actions.submit>;
type Send = (input: Input<typeof personalQuizEditor.actions.submit>, leaving: boolean) => Promise<Edited>;

/** Milliseconds without a further change before it is saved. */
export const SAVE_AFTER = 600;

export const detailsOf = ({ title, category, icon, colour, shared }: PersonalQuizSummary): Details => ({
  title,
  category,
  icon,
  colour,
  shared,
});
const written = (details: Details): string => JSON.stringify({ ...details, title: details.title.trim() });

const isSameField = (field: keyof Details, one: Details, other: Details): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

/** What two tabs made of the same details, field by field; null if both changed one of them. */
export function mergeDetails(base: Details, mine: Details, theirs: Details): Details | null {
  const fields = Object.keys(base) as (keyof Details)[];
  const changedHere = fields.filter((field) => !isSameField(field, mine, base));
  if (changedHere.some((field) => !isSameField(field, theirs, base) && !isSameField(field, theirs, mine))) return null;
  return { ...theirs, ...Object.fromEntries(changedHere.map((field) => [field, mine[field]])) };
}

/**
 * How title, tags, looks and sharing are saved, as they are changed.
 * @param read what the server has, after it was saved elsewhere; undefined if it cannot be read
 */
export const detailsPorts = (
  send: Send,
  saved: (edited: Edited) => void,
  read: () => Promise<PersonalQuizSummary | undefined>,
): SavePorts<Details, Head> => ({
  afterLastKey: SAVE_AFTER,
  changed: 'quiz-changed',
  isSame: (one, other) => written(one) === written(other),
  isValid: ({ title }) => title.trim() !== '',
  async send(details, head, leaving) {
    try {
      const edited = await send({ ...details, version: head?.version ?? 0 }, leaving);
      saved(edited);
      return { version: edited.quiz.version };
    } catch (error) {
      const there = error instanceof ProblemError && error.code === 'quiz-changed' ? await read() : undefined;
      if (!there) throw error;
      throw new SavedElsewhere(detailsOf(there), { version: there.version });
    }
  },
});
