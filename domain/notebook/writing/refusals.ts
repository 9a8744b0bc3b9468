import { conflict, invalid, notAllowed, notFound, unavailable } from '~/domain/kit/errors';
import type { Flaw } from './flaw';

export const mayNotWrite = () =>
  notAllowed('may-not-write-notebook', 'Only authors write in the notebook. You can ask to become one.');
/** Also for somebody else's draft, of which others may not know that it exists. */
export const proposalNotFound = () => notFound('proposal-not-found', 'This text does not exist, or it is not yours.');
export const proposalChanged = () =>
  conflict('proposal-changed', 'This text was saved elsewhere meanwhile. Open it again to continue.');
export const proposalNotOpen = () =>
  conflict('proposal-not-open', 'This text is not open any more: it has been decided on.');
export const proposalNotWaiting = () => conflict('proposal-not-waiting', 'This text does not wait for a decision.');
export const unknownTopic = () =>
  invalid('unknown-topic', 'The notebook has no topic of this name in this specialty.', [
    { path: 'topic_name', message: 'unknown-topic' },
  ]);
/** It has its address, its bookmarks and its readers there. */
export const sectionStays = () =>
  conflict('section-stays', 'A section stays with its topic once it is published. Begin a new one there.');
export const sectionFlawed = (flaws: readonly Flaw[]) =>
  invalid('section-flawed', 'The section cannot be proposed like this yet.', [...flaws]);
export const sectionChanged = () =>
  conflict(
    'section-changed',
    'Another text of this section was published since this one was begun. Compare them first.',
  );
export const mayNotDecide = () =>
  notAllowed('may-not-decide', 'A second person decides: nobody publishes their own text.');
export const tooManyOpen = () =>
  conflict('too-many-open', 'You have too many open texts. Finish or discard some first.');
export const ownTextOpen = () =>
  conflict('own-text-open', 'You have an open text of this section. Finish or discard it first.');
export const revisionNotFound = () => notFound('text-revision-not-found', 'This earlier text does not exist.');
export const noSuchChange = () =>
  conflict('change-not-found', 'The text changed since you compared it. Open it again to continue.');
export const nothingTaken = () =>
  invalid('nothing-taken', 'Nothing is left to publish. Send the text back with a reason instead.');
/** The offline writer has no facts on it, or all of them have been drafted from. */
export const nothingToDraft = () =>
  conflict('nothing-to-draft', 'There is nothing to write a draft from on this topic. Begin with an empty section.');
/** No provider answered, or its answer was of no use. Nothing was kept. */
export const draftFailed = () =>
  unavailable('summary-draft-failed', 'No draft could be written just now. Try again in a minute.');
