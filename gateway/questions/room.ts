import type { FastifyInstance } from 'fastify';
import { bookmarkQuestion } from '~/domain/questions/bookmark-question';
import * as contract from '~/domain/questions/contract';
import { voteQuestion } from '~/domain/questions/vote-question';
import { readReferenceRanges } from '~/infra/content/read-reference-ranges';
import type { Deps } from '~/infra/process/deps';
import { bindCall, type GatewayRoom } from '../bind';
import { bindItemAnalysis } from './analysis/bind';
import { bindQuestionAuthoring } from './authoring/bind';
import { bindQuestionExchange } from './exchange/bind';

export function bindQuestions(app: FastifyInstance, deps: Deps): void {
  const ranges = readReferenceRanges();

  bindCall(app, deps, contract.bookmarkQuestion, ({ person, input }) =>
    deps.inEntityTransaction((tx) => bookmarkQuestion(tx, person, input.question_id, input.action)),
  );
  bindCall(app, deps, contract.voteQuestion, ({ person, input }) =>
    deps.inTransaction((tx) => voteQuestion(tx, person, input.question_id, input.vote_type)),
  );
  bindCall(app, deps, contract.referenceRanges, ({ request }) => ({ groups: ranges[request.language] }));
}

export const questionsRoom: GatewayRoom = {
  name: 'questions',
  bind(app, deps) {
    bindQuestions(app, deps);
    bindQuestionAuthoring(app, deps);
    bindQuestionExchange(app, deps);
    bindItemAnalysis(app, deps);
  },
};
