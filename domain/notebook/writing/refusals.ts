import { conflict, type FieldError, invalid, notAllowed, notFound } from '~/domain/kit/errors';

/** What can be wrong with a section that is proposed; named `notebook.flaw.<code>`. */
export const SECTION_FLAWS = ['title-missing', 'text-missing', 'sources-missing'] as const;
export type SectionFlaw = (typeof SECTION_FLAWS)[number];
export interface Flaw extends FieldError {
  message: SectionFlaw;
}

export const mayNotWrite = () =>
  notAllowed('may-not-write-notebook', 'Only authors write in the notebook. You can ask to become one.');
/** Also for somebody else's draft, of which others may not know that it exists. */
export const proposalNotFound = () => notFound('proposal-not-found', 'This text does not exist, or it is not yours.');
export const proposalChanged = () =>
  conflict('proposal-changed', 'This text was saved elsewhere meanwhile. Open it again to continue.');
export const proposalNotOpen = () =>
  conflict('proposal-not-open', 'This text is not open any more: it has been decided on.');
export const proposalNotWaiting = () => conflict('proposal-not-waiting', 'This text does not wait for a decision.');
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
export const revisionNotFound = () => notFound('text-revision-not-found', 'This earlier text does not exist.');
