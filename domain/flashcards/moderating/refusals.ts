import { conflict, invalid, notAllowed } from '~/domain/kit/errors';

export const cardDecided = () => conflict('card-decided', 'This card is no longer waiting for a decision.');
export const ownCard = () =>
  notAllowed('own-card-proposal', 'You cannot decide on your own card. Someone else has to.');
export const cardOfAnother = () =>
  notAllowed('card-of-another', 'Only its author can edit this card. Send it back and say what needs to change.');
export const authorUnknown = () =>
  invalid('author-unknown', 'Choose someone with an account.', [{ path: 'author', message: 'unknown' }]);
export const returnReasonMissing = () =>
  invalid('return-reason-missing', 'Say in a sentence what needs to change.', [{ path: 'reason', message: 'short' }]);
