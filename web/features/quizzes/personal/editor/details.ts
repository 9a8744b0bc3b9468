import type { Input, Output } from '~/domain/kit/contract';
import type { personalQuizEditor, PersonalQuizSummary } from '~/domain/quizzes/personal/contract';
import type { Head, SavePorts } from '~/web/drafts/autosaver';

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

/** How title, tags, looks and sharing are saved, as they are changed. */
export const detailsPorts = (send: Send, saved: (edited: Edited) => void): SavePorts<Details, Head> => ({
  afterLastKey: SAVE_AFTER,
  changed: 'quiz-changed',
  isSame: (one, other) => written(one) === written(other),
  isValid: ({ title }) => title.trim() !== '',
  async send(details, head, leaving) {
    const edited = await send({ ...details, version: head?.version ?? 0 }, leaving);
    saved(edited);
    return { version: edited.quiz.version };
  },
});
