import { z } from 'zod';
import { id, job } from '~/domain/kit/contract';

export const trainMemoryJob = job({
  name: 'flashcards.train-memory',
  payload: z.object({ account_id: id() }),
  attempts: 3,
  backoff: 5_000,
  // One training takes up to a second and 105 MB.
  concurrency: 1,
  summary: 'Trains the memory model on the log of one person, and folds their cards anew where it predicts better.',
});
