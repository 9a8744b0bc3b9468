import { domainEvent } from '~/domain/kit/event';

/** The answers of finished quizzes were counted; `quiz_id` is the last of them. */
export const answersCounted = domainEvent<{ quiz_id: number }>('questions.answers-counted');
