import type { FastifyInstance } from 'fastify';
import * as contract from '~/domain/questions/analysis/contract';
import { countAnalysedBank, listAnalysis } from '~/domain/questions/analysis/list-analysis.query';
import { findQuestionAnalysis } from '~/domain/questions/analysis/question-analysis.query';
import { findQuizAnalysis } from '~/domain/questions/analysis/quiz-analysis.query';
import type { Deps } from '~/infra/process/deps';
import { remember } from '~/infra/support/remembered';
import { bindPage } from '~/gateway/bind';

/** How old the number of questions with figures may be, in milliseconds. */
const COUNT_FOR = 60_000;

export function bindItemAnalysis(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const remembered = remember(
    { clock: deps.clock, for: COUNT_FOR, most: 1 },
    async () => new Map([['bank', await countAnalysedBank(read)]]),
  );
  const inBank = async (specialty: number) => (await remembered(['bank'])).get('bank')?.get(specialty) ?? 0;

  bindPage(app, deps, contract.questionAnalysis, {
    data: ({ person, params, query }) => findQuestionAnalysis(read, person, params.question_id, query.revision),
    actions: {},
  });
  bindPage(app, deps, contract.quizAnalysis, {
    data: ({ person, params, query }) => findQuizAnalysis(read, person, params.quizId, query.composition),
    actions: {},
  });
  bindPage(app, deps, contract.analysisList, {
    data: ({ person, query }) => listAnalysis(read, person, query, inBank),
    actions: {},
  });
}
