import type { FastifyInstance } from 'fastify';
import { saveSettings } from '~/domain/flashcards/memory/save-settings';
import { findProgress } from '~/domain/flashcards/memory/progress.query';
import { examPlan, memoryProgress } from '~/domain/flashcards/plan/contract';
import { findPlan } from '~/domain/flashcards/plan/find-plan.query';
import { endExam, saveExam, startPlanReview } from '~/domain/flashcards/plan/save-exam';
import { flashcardReview } from '~/domain/flashcards/review/contract';
import { href } from '~/domain/kit/contract';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../bind';

/** Changes of the exam or the settings of one person in an hour: each may schedule all their cards anew. */
const CHANGES = { points: 120, seconds: 3_600 };

/** The exam plan, and the page of one's memory. */
export function bindPlan(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const changes = app.limits.limiter('flashcard-plans', CHANGES.points, CHANGES.seconds);

  bindPage(app, deps, examPlan, {
    data: ({ person }) => findPlan(read, person),
    actions: {
      async save({ person, input }) {
        await changes.take(person.id);
        await deps.inTransaction((tx) => saveExam(tx, person, input));
        return { saved: true };
      },
      end: async ({ person }) => ({ ended: await deps.inTransaction((tx) => endExam(tx, person)) }),
      async start({ person, input }) {
        await changes.take(person.id);
        const quizlogId = await deps.inTransaction((tx) => startPlanReview(tx, person, input.submission_id ?? null));
        return { next_url: href(flashcardReview, { quizlogId }) };
      },
    },
  });

  bindPage(app, deps, memoryProgress, {
    data: ({ person, query }) => findProgress(read, person, query.card),
    actions: {
      async save({ person, input }) {
        await changes.take(person.id);
        await deps.inTransaction((tx) => saveSettings(tx, person, input));
        return { saved: true };
      },
    },
  });
}
