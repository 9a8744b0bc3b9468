import { id, job } from '../kit/contract';
import { z } from 'zod';

export const passHostingOnJob = job({
  name: 'group-practice.pass-hosting-on',
  payload: z.object({ session_id: id(), host_id: id() }),
  attempts: 5,
  backoff: 1_000,
  concurrency: 4,
  summary: 'Passes hosting on when the host has been away for 30 s.',
});
