import { domainEvent } from '~/domain/kit/event';

/** A proposed question waits for a decision, or does not any more. */
export const questionProposalsChanged = domainEvent<{ proposal_id: number }>('questions.proposals-changed');

/** An author has brought many questions at once, which wait for a decision. */
export const questionsProposed = domainEvent<{ author_id: number; count: number }>('questions.proposed-together');
