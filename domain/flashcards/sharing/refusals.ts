import { conflict, invalid, notAllowed, notFound } from '~/domain/kit/errors';

export const invitationNotFound = () =>
  notFound('deck-invitation-not-found', 'This invitation has ended. Ask the owner of the deck for a new one.');
export const personNotFound = () => notFound('deck-person-not-found', 'Nobody has this username.');
export const alreadyOwner = () => invalid('deck-already-yours', 'The deck is already yours.');
export const tooManyEditors = (most: number) =>
  conflict('too-many-deck-editors', `A deck may have ${most} editors at most.`);
export const tooManyFollows = (most: number) => conflict('too-many-follows', `You can follow ${most} decks at most.`);
export const notCloneable = () =>
  notAllowed('deck-not-cloneable', 'The owner of this deck does not let others copy it.');
