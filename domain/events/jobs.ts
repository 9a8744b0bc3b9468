import { z } from 'zod';
import { id, job } from '../kit/contract';

export const remindOfEventJob = job({
  name: 'events.remind',
  payload: z.object({ event_id: id() }),
  attempts: 8,
  backoff: 1_000,
  concurrency: 2,
  summary: 'Reminds everyone an hour before an event, once. Does nothing where it was moved or cancelled.',
});

export const openEventJob = job({
  name: 'events.open',
  payload: z.object({ event_id: id() }),
  attempts: 8,
  backoff: 1_000,
  concurrency: 4,
  summary: 'Opens the lobby of an event at its time, once. Does nothing where it was moved or cancelled.',
});
