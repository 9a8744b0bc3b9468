import { z } from 'zod';
import { job } from '../kit/contract';

export const rebuildStatisticsJob = job({
  name: 'statistics.rebuild',
  payload: z.object({}),
  attempts: 5,
  backoff: 5_000,
  // Runs take turns; more at once would only wait.
  concurrency: 1,
  summary: 'Counts the statistics of staff anew from what people did.',
});
