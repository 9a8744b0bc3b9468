import { id, job } from '../kit/contract';
import { z } from 'zod';

/**
 * Writes the feedback on an attempt. The writer itself tries again after short troubles, so two attempts at the job
 * bound the wait: nobody looks at 'waiting' for more than a few minutes.
 */
export const writeFeedbackJob = job({
  name: 'stations.write-feedback',
  payload: z.object({ attempt_id: id() }),
  attempts: 2,
  backoff: 5_000,
  concurrency: 4,
  summary: 'Write the feedback on a submitted station: by itself when it is submitted, or because somebody asked.',
});
