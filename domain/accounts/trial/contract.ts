import { z } from 'zod';
import { STATION_BASES } from '../../stations/styles';
import { call } from '../../kit/contract';
import { goTo } from '../contract';

/** Questions of a quiz that a visitor tries. */
export const TRIAL_QUESTIONS = 10;
/** Quizzes that one guest may try. */
export const TRIAL_QUIZZES = 3;

export const trialQuiz = call({
  method: 'POST',
  path: '/api/trial/quiz/',
  access: 'anyone',
  summary:
    'Starts a quiz of 10 questions. A visitor gets a guest session; a guest goes on with the quiz that runs, and may try 3. 403 `trial-over` beyond that.',
  spec: 'spec 1 §6',
  input: z.object({
    /** Made by the browser: sent twice in one session, one quiz is started. */
    submission_id: z.uuid().optional(),
  }),
  output: goTo,
});

export const trialStation = call({
  method: 'POST',
  path: '/api/trial/station/',
  access: 'anyone',
  summary:
    'Opens one station for practising alone. A visitor gets a guest session. 403 `trial-over` for a guest who has tried another one.',
  input: z.object({ base: z.enum(STATION_BASES), slug: z.string().min(1).max(200) }),
  output: goTo,
});
