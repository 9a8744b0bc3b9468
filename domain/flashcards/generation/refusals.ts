import { conflict, invalid, notFound, tooMany, unavailable } from '~/domain/kit/errors';

/** Also for somebody else's, of which a stranger may not know that it exists. */
export const generationNotFound = () =>
  notFound('generation-not-found', 'This generated deck does not exist, or it is not yours.');
export const textTooShort = (least: number) =>
  invalid('text-too-short', 'Paste a little more text: a few sentences at least.', [
    { path: 'text', message: `at least ${least} characters` },
  ]);
export const noMistakes = () =>
  invalid('no-mistakes', 'You have no missed question without a card in this language. Take a quiz first.', [
    { path: 'source', message: 'no missed questions' },
  ]);
export const deckBeingWritten = () =>
  conflict('deck-being-written', 'A deck is already being written for you. Wait for it, or cancel it.');
/** @param retryAfter seconds until one more may be asked for */
export const decksUsedUp = (retryAfter: number) =>
  tooMany(retryAfter, 'decks-used-up', 'You have reached the daily limit of generated decks.');
export const deckWritersBusy = () =>
  unavailable('deck-writers-busy', 'Too many decks are waiting to be written. Try again in a minute.', 60);
