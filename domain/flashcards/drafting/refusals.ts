import { invalid, notFound } from '~/domain/kit/errors';

/** Also for somebody else's, of which a stranger may not know that it exists. */
export const draftSourceNotFound = () =>
  notFound('draft-source-not-found', 'The source of this card does not exist, or you do not have access to it.');
export const passageNotFound = () =>
  invalid('passage-not-found', 'The marked text is not part of this page any more. Load the page and mark it again.', [
    { path: 'passage', message: 'not part of it' },
  ]);
