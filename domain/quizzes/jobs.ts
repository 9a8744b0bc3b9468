import { z } from 'zod';
import { id, job } from '../kit/contract';

export const closeExamJob = job({
  name: 'quizzes.close-exam',
  payload: z.object({ quiz_id: id() }),
  attempts: 5,
  backoff: 1_000,
  concurrency: 4,
  summary: 'Hands in an exam when its clock ends.',
});
