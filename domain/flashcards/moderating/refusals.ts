import { conflict, invalid, notAllowed } from '~/domain/kit/errors';

export const cardDecided = () => conflict('card-decided', 'This card is not waiting for a decision any more.');
export const ownCard = () =>
  notAllowed('own-card-proposal', 'You cannot decide on your own card. A second person does this.');
export const cardOfAnother = () =>
  notAllowed('card-of-another', 'Its author writes this card. Send it back and say what is to be changed.');
export const authorUnknown = () =>
  invalid('author-unknown', 'Choose somebody with an account.', [{ path: 'author', message: 'unknown' }]);
export const returnReasonMissing = () =>
  invalid('return-reason-missing', 'Say in a sentence what is to be changed.', [{ path: 'reason', message: 'short' }]);
