import { z } from 'zod';
import { id, job } from '../kit/contract';

export const foldAnswersJob = job({
  name: 'learning.fold-answers',
  payload: z.object({ quiz_id: id() }),
  attempts: 5,
  backoff: 1_000,
  // Runs take turns; more at once would only wait.
  concurrency: 1,
  summary: "Adds the answers of finished quizzes to the figures of their people's learning.",
});
