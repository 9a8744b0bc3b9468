import { domainEvent } from '~/domain/kit/event';

/** The answers of finished quizzes were counted, in the order in which they had finished. */
export const answersCounted = domainEvent<{ quiz_ids: readonly number[] }>('questions.answers-counted');
