import { z } from 'zod';
import { job } from '../kit/contract';

/** Milliseconds for which changes of points are collected before boards are announced. */
export const ANNOUNCE_AFTER = 3_000;

export const announceBoardsJob = job({
  name: 'leaderboard.announce',
  payload: z.object({}),
  attempts: 5,
  backoff: 1_000,
  concurrency: 1,
  summary: 'Announces the boards on which points have changed. Does nothing where none have.',
});
