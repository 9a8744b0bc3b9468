import { domainEvent } from '~/domain/kit/event';

/** A proposed question waits for a decision, or does not any more. */
export const questionProposalsChanged = domainEvent<{ proposal_id: number }>('questions.proposals-changed');
