import type { FastifyInstance } from 'fastify';
import { href } from '~/domain/kit/contract';
import { quizRun } from '~/domain/quizzes/contract';
import { packsPage } from '~/domain/quizzes/packs/contract';
import { findPacks } from '~/domain/quizzes/packs/find-packs.query';
import { startPackQuiz } from '~/domain/quizzes/packs/start-pack-quiz';
import { startPaper } from '~/domain/quizzes/papers/start-paper';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../../bind';

/** Quizzes that one person may start in an hour. */
const STARTS = { points: 300, seconds: 3_600 };

export function bindPacks(app: FastifyInstance, deps: Deps): void {
  const starts = app.limits.limiter('pack-quiz-starts', STARTS.points, STARTS.seconds);
  bindPage(app, deps, packsPage, {
    data: ({ person }) => findPacks(deps.read, person),
    actions: {
      async submit({ person, input }) {
        await starts.take(person.id);
        const quizlog_id = await deps.inTransaction((tx) => startPackQuiz(tx, person, input));
        return { next_url: href(quizRun, { quizlog_id }) };
      },
      async paper({ person, input }) {
        await starts.take(person.id);
        const quizlog_id = await deps.inTransaction((tx) => startPaper(tx, person, input));
        return { next_url: href(quizRun, { quizlog_id }) };
      },
    },
  });
}
