import { href } from '~/domain/kit/contract';
import type { TodaySource } from '~/domain/kit/today';
import { flashcardReview } from '../review/contract';
import { examPlan } from './contract';
import { makePlan } from './make-plan';

/** What the plan has for today, while there is something to do. */
export const planToday: TodaySource = {
  kind: 'exam-plan',
  order: 30,
  async find(read, person) {
    const plan = await makePlan(read, person.id);
    if (!plan || plan.toDo.length === 0) return [];
    return [
      {
        url: plan.unfinished === null ? href(examPlan) : href(flashcardReview, { quizlogId: plan.unfinished }),
        values: {
          name: plan.exam.exam_name,
          days: plan.days,
          cards: plan.toDo.length,
          minutes: Math.max(1, Math.round(plan.toDo.reduce((sum, { seconds }) => sum + seconds, 0) / 60)),
        },
      },
    ];
  },
};
