import { z } from 'zod';
import { job } from '../kit/contract';

/** Between two runs, in milliseconds. */
export const RETENTION_EVERY = 3_600_000;

/** A run that does not know what was looked at looks at everything. */
export const FROM_THE_START = { groups_since: new Date(0).toISOString() };

/** The only job that repeats: each run asks for the next one in the transaction in which it ends. */
export const deleteWhatIsOverJob = job({
  name: 'ops.delete-what-is-over',
  /** Groups that ended before this have been looked at. */
  payload: z.object({ groups_since: z.iso.datetime() }),
  attempts: 5,
  backoff: 60_000,
  concurrency: 1,
  summary: 'Deletes guests, groups of which nothing came, read notifications and left drafts when their time is over.',
});
