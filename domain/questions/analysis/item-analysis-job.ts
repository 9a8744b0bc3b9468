import { z } from 'zod';
import { id, job } from '~/domain/kit/contract';

export const countAnswersJob = job({
  name: 'questions.count-answers',
  payload: z.object({ quiz_id: id() }),
  attempts: 5,
  backoff: 1_000,
  // Counting takes an exclusive lock; parallel jobs would only wait.
  concurrency: 1,
  summary: 'Adds the answers of finished quizzes to the figures of their questions.',
});
