import { conflict, invalid, notAllowed, notFound, Problem } from '~/domain/kit/errors';
import type { Flaw } from './question-rules';

/** The message of each error is a `FlawCode`. */
export const questionFlawed = (flaws: readonly Flaw[]) =>
  invalid('question-flawed', 'The question cannot be saved like this yet.', flaws.map(({ path, code }) => ({ path, message: code })));
export const mayNotPublish = () => notAllowed('may-not-publish', 'Only authors put questions into the bank. Keep it for your own quizzes instead.');
export const draftNotFound = () => notFound('draft-not-found', 'There is no such draft, or it is not yours.');
export const draftChanged = () => conflict('draft-changed', 'This draft was saved elsewhere since. Open it again to go on from there.');
export const tooManyDrafts = () => conflict('too-many-drafts', 'You have a great many drafts. Finish or discard some first.');
export const revisionNotFound = () => notFound('revision-not-found', 'The question has no such earlier state.');

/** Names who was faster, and when, in `errors` as `changed_by` and `changed_at` (ISO 8601). */
export const questionChanged = (by: string, at: Date) =>
  new Problem('conflict', 'question-changed', `${by || 'Somebody'} has changed this question since, at ${at.toISOString()}. Nothing was saved.`, {
    errors: [{ path: 'changed_by', message: by }, { path: 'changed_at', message: at.toISOString() }],
  });
