import { domainEvent } from '~/domain/kit/event';

/** An author has brought many questions at once, which wait for a decision. */
export const questionsProposed = domainEvent<{ author_id: number; count: number }>('questions.proposed-together');
