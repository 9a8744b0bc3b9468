import { z } from 'zod';
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
  plainForm: true,
  summary:
    'Starts a quiz of 10 questions. A visitor gets a guest session; a guest goes on with the quiz that runs, and may try 3. 403 `trial-over` beyond that.',
  spec: 'spec 1 §6',
  input: z.object({
    /** Made by the browser: sent twice, one quiz is started, and a visitor is one guest. */
    submission_id: z.uuid().optional(),
  }),
  output: goTo,
});
