import { conflict, invalid, notFound } from '../kit/errors';

/** Also for somebody else's, of which a stranger may not know that it exists. */
export const reviewNotFound = () => notFound('review-not-found', 'This review does not exist, or it is not yours.');
export const flashcardNotFound = () =>
  notFound('flashcard-not-found', 'This card does not exist, or it is not shared with you.');
export const flashcardNotInReview = () =>
  notFound('flashcard-not-in-review', 'This card is not in this review. Load the review again.');
export const noFlashcards = () => invalid('no-flashcards', 'No cards match this choice. Choose a wider one.');

/** @throws Problem conflict `other-account` if a device sends what belongs to somebody else who was signed in there */
export function requireLearner(personId: number, learnerId: number | undefined): void {
  if (learnerId !== undefined && learnerId !== personId)
    throw conflict('other-account', 'These answers belong to another account. Sign in with that account to send them.');
}
