import { domainEvent } from '~/domain/kit/event';

/** A proposed card waits for a decision, or does not any more. */
export const cardProposalsChanged = domainEvent<{ card_id: number }>('flashcards.proposals-changed');
