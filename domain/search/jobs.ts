import { z } from 'zod';
import { job } from '../kit/contract';

export const countWordsJob = job({
  name: 'search.count-words',
  payload: z.object({}),
  attempts: 3,
  backoff: 60_000,
  concurrency: 1,
  summary: 'Counts the words that exist, by which misspelt queries are understood.',
});
