import type { FastifyInstance } from 'fastify';
import { questionBookmarks, questionVotes } from '~/domain/questions/acts';
import * as contract from '~/domain/questions/contract';
import { readReferenceRanges } from '~/infra/content/read-reference-ranges';
import type { Deps } from '~/infra/process/deps';
import { bindBookmark, bindCall, bindVote, type GatewayRoom } from '../bind';
import { bindItemAnalysis } from './analysis/bind';
import { bindQuestionAuthoring } from './authoring/bind';
import { bindQuestionProposals } from './proposals/bind';
import { bindDiagrams } from './diagrams';
import { bindQuestionExchange } from './exchange/bind';

/** Read once in a process: the file is large. */
let ranges: ReturnType<typeof readReferenceRanges> | undefined;

export function bindQuestions(app: FastifyInstance, deps: Deps): void {
  const inLanguage = (ranges ??= readReferenceRanges());

  bindBookmark(app, deps, contract.bookmarkQuestion, questionBookmarks);
  bindVote(app, deps, contract.voteQuestion, questionVotes);
  bindCall(app, deps, contract.referenceRanges, ({ request }) => ({ groups: inLanguage[request.language] }));
}

export const questionsRoom: GatewayRoom = {
  name: 'questions',
  bind(app, deps) {
    bindQuestions(app, deps);
    bindDiagrams(app);
    bindQuestionAuthoring(app, deps);
    bindQuestionProposals(app, deps);
    bindQuestionExchange(app, deps);
    bindItemAnalysis(app, deps);
  },
};
