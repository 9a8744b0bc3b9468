import { conflict, invalid, notAllowed, notFound, Problem } from '~/domain/kit/errors';
import type { Flaw } from './question-rules';

/** The message of each error is a `FlawCode`. */
export const questionFlawed = (flaws: readonly Flaw[]) =>
  invalid(
    'question-flawed',
    'The question cannot be saved like this yet. Check the marked fields.',
    flaws.map(({ path, code }) => ({ path, message: code })),
  );
export const mayNotPublish = () =>
  notAllowed(
    'may-not-publish',
    'Only authors can publish questions to the bank. Save it for your own quizzes instead.',
  );
export const questionHidden = () =>
  conflict('question-hidden', 'A moderator keeps this question out of the bank. Save it, and appeal.');
export const draftNotFound = () => notFound('draft-not-found', 'This draft no longer exists.');
export const draftChanged = () =>
  conflict('draft-changed', 'This draft was saved in another window. Open it again to continue.');
export const tooManyDrafts = () =>
  conflict('too-many-drafts', 'You have too many drafts. Finish or discard some first.');
export const revisionNotFound = () =>
  notFound('revision-not-found', 'This earlier version of the question does not exist.');

/** Names who was faster, and when, in `errors` as `changed_by` and `changed_at` (ISO 8601). */
export const questionChanged = (by: string, at: Date) =>
  new Problem(
    'conflict',
    'question-changed',
    `${by || 'Someone else'} changed this question at ${at.toISOString()}. Nothing was saved.`,
    {
      errors: [
        { path: 'changed_by', message: by },
        { path: 'changed_at', message: at.toISOString() },
      ],
    },
  );
