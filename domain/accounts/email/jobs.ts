import { z } from 'zod';
import { job } from '../../kit/contract';
import { operations } from '../../kit/job-operations';

export const answerPasswordRequestJob = job({
  name: 'accounts.answer-password-request',
  payload: z.object({ request_id: z.uuid() }),
  attempts: 8,
  backoff: 1_000,
  concurrency: 4,
  summary: 'Sends a link to a new password, where there is such an account. The page that asked for it does not wait.',
});

// Whom it affects is what nobody may learn from whether there is somebody.
export const emailJobOperations = [operations(answerPasswordRequestJob, { affects: async () => null })];
