import { conflict, invalid, notAllowed, notFound } from '~/domain/kit/errors';

/** Also for somebody else's, of which a stranger may not know that it exists. */
export const deckNotFound = () => notFound('deck-not-found', 'This deck does not exist, or it is not yours.');
export const deckChanged = () =>
  conflict('deck-changed', 'This deck was changed elsewhere. Load it again; what you wrote is kept on this device.');
export const cardsChanged = (ids: readonly string[]) =>
  conflict('cards-changed', `Cards were changed elsewhere: ${ids.join(', ')}. Compare them and save again.`);
export const tooManyCards = (most: number) =>
  notAllowed('too-many-cards', `This deck may have ${most} cards at most. Supporters may have more.`);
export const pictureNotOurs = (path: string) =>
  invalid('picture-not-ours', 'Upload the pictures of cards here first.', [{ path, message: 'not a picture of ours' }]);
export const emptyCard = (path: string) =>
  invalid('empty-card', 'A card needs something on its front.', [{ path, message: 'empty' }]);
export const noCloze = () =>
  invalid('no-cloze', 'Hide at least one word.', [{ path: 'cloze.text', message: 'no cloze' }]);
export const clozeTooLong = () =>
  invalid('cloze-too-long', 'This text is too long, or has too many cards. A text can have 50 cards at most.', [
    { path: 'cloze.text', message: 'too long' },
  ]);
export const reviewedCardsGo = () =>
  conflict('reviewed-cards-go', 'A card that would be deleted has been reviewed. Confirm that it may go.');
export const clozeElsewhere = () =>
  conflict('cloze-elsewhere', 'Some cards of this text are in another deck. Move them here first.');
export const notOwner = () => notAllowed('not-deck-owner', 'Only the owner of the deck may do this.');
export const rightsNotConfirmed = () =>
  notAllowed(
    'rights-not-confirmed',
    'This deck was imported. Confirm that you have the right to share it, then share it.',
  );
/** Its owner shares it while a moderator hides it. */
export const deckHidden = () =>
  conflict('deck-hidden', 'A moderator has hidden this deck. It can be shared again once it has been checked.');
export const deckHiddenFromReaders = () =>
  notFound('deck-not-shown', 'A moderator has hidden this deck. It is shown again once it has been checked.');
