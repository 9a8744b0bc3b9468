/** What happens in reviews that other rooms follow (`~/domain/kit/event.ts`). */
import { domainEvent } from '~/domain/kit/event';

/** Reviews of cards of one person are over. */
export const reviewEnded = domainEvent<{ account_id: number; review_ids: readonly number[] }>(
  'flashcards.review-ended',
);
