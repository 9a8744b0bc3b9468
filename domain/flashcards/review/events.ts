/** What happens in reviews that other rooms follow (`~/domain/kit/event.ts`). */
import { domainEvent } from '~/domain/kit/event';

/** A review of cards is over. */
export const reviewEnded = domainEvent<{ account_id: number }>('flashcards.review-ended');
