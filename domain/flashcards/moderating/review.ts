import { statement } from '~/domain/kit/statement';
import type { OwnUndo } from '~/domain/review/reviewable';
import { mayReviewCards } from './reviewer.query';
import { undoOfCard } from './undo-decision';

export const cardReview: OwnUndo = {
  kind: 'flashcard',
  find: statement('flashcards.proposed', 'SELECT author_id, state FROM card_proposals WHERE card_id = $1::int'),
  mayReview: mayReviewCards,
  undo: undoOfCard,
};
