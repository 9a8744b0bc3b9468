import { domainEvent } from '~/domain/kit/event';

/** A text waits for a decision, or does not any more. */
export const textProposalsChanged = domainEvent<{ proposal_id: number }>('notebook.proposals-changed');
