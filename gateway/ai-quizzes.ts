import type { FastifyInstance } from 'fastify';
import { href } from '../domain/contract';
import { aiSpecialties, aiTopics } from '../domain/quizzes/ai-choice.query';
import { quizRun } from '../domain/quizzes/contract';
import { findGeneration } from '../domain/quizzes/find-generation.query';
import { generateAgain } from '../domain/quizzes/generate-again';
import { aiQuizSetup, aiQuizWaiting, LENGTHS } from '../domain/quizzes/generation-contract';
import { generationQuota } from '../domain/quizzes/generation-quota.query';
import { requestAiQuiz, type RequestedQuiz } from '../domain/quizzes/request-ai-quiz';
import { writerOfQuestions } from '../infra/ai/writer';
import type { Deps } from '../infra/deps';
import { remember } from '../infra/remembered';
import type { BankCounts } from './bank-counts';
import { bindPage } from './bind';

/** Askings for an AI quiz by one person in an hour: a failed one gives the quota back, and may have cost money all the same. */
const ASKINGS = { points: 40, seconds: 3_600 };

/** How long the counts of the bank are remembered, in milliseconds. */
const COUNTS_FOR = 10_000;

const addressOf = ({ id, generates }: RequestedQuiz): string => href(generates ? aiQuizWaiting : quizRun, { quizlog_id: id });

export function bindAiQuizzes(app: FastifyInstance, deps: Deps, _counts: BankCounts): void {
  const { read } = deps;
  const remembered = remember({ clock: deps.clock, for: COUNTS_FOR, most: 1 }, async () => new Map([['all', await aiSpecialties(read)]]));
  const askings = app.limits.limiter('ai-quiz-person', ASKINGS.points, ASKINGS.seconds);

  bindPage(app, deps, aiQuizSetup, {
    async data({ person }) {
      const [specialties, topics, { left, a_day, writing }] = await Promise.all([remembered(['all']), aiTopics(read, person.language), generationQuota(read, person)]);
      return {
        specialties: specialties.get('all')!,
        topics,
        lengths: [...LENGTHS],
        left,
        a_day,
        writing: writing === null ? null : { quizlog_id: writing, url: href(aiQuizWaiting, { quizlog_id: writing }) },
        writer: writerOfQuestions(deps.config.ai),
      };
    },
    actions: {
      async submit({ person, input }) {
        await askings.take(person.id);
        return { next_url: addressOf(await deps.inTransaction((tx) => requestAiQuiz(tx, person, input))) };
      },
    },
  });

  bindPage(app, deps, aiQuizWaiting, {
    data: ({ person, params }) => findGeneration(read, person, params.quizlog_id),
    actions: {
      check_quizlog_status: async ({ person, params }) => (await findGeneration(read, person, params.quizlog_id)).generation,
      async try_again({ person, params }) {
        await findGeneration(read, person, params.quizlog_id);
        await askings.take(person.id);
        await deps.inTransaction((tx) => generateAgain(tx, person, params.quizlog_id));
        return (await findGeneration(read, person, params.quizlog_id)).generation;
      },
    },
  });
}
