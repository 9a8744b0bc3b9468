import { z } from 'zod';
import { id, job } from '~/domain/kit/contract';

export const checkBankJob = job({
  name: 'quizzes.check-bank',
  payload: z.object({ check_id: id() }),
  attempts: 5,
  backoff: 1_000,
  // One pass at a time; a second worker would only wait for its row.
  concurrency: 1,
  summary: 'Runs the quality gate over the questions of the bank, a hundred at a time.',
});
