import type { TodaySource } from '../kit/today';
import { findUnfinished } from './unfinished.query';

/** Unfinished quizzes that the start page leads back into. */
const SHOWN = 2;

/** Quizzes that were begun, the newest first; those that are still being written without a question to answer wait. */
export const unfinishedQuiz: TodaySource = {
  kind: 'unfinished-quiz',
  order: 20,
  async find(read, person) {
    const quizzes = await findUnfinished(read, person);
    return quizzes.slice(0, SHOWN).map(({ url, title, specialty_id, answered, total, mode, started_at }) => ({
      url,
      values: { title, specialty_id, answered, total, mode, started_at },
    }));
  },
};
