import { z } from 'zod';
import { id, job } from '../kit/contract';

/** Asked for at each boundary of the clock; one that comes early, late or twice finds what there is to do. */
export const moveRunJob = job({
  name: 'circuit-runs.move-run',
  payload: z.object({ run_id: id() }),
  attempts: 8,
  backoff: 500,
  concurrency: 8,
  summary: 'Moves a run of a circuit on to the phase that its clock is at.',
});
