import type { FastifyInstance } from 'fastify';
import { bookmarkQuestion } from '~/domain/questions/bookmark-question';
import * as contract from '~/domain/questions/contract';
import { voteQuestion } from '~/domain/questions/vote-question';
import { readReferenceRanges } from '~/infra/content/read-reference-ranges';
import type { Deps } from '~/infra/process/deps';
import { bindCall } from '../bind';

export function bindQuestions(app: FastifyInstance, deps: Deps): void {
  const ranges = readReferenceRanges();

  bindCall(app, deps, contract.bookmarkQuestion, ({ person, input }) => deps.inTransaction((tx) => bookmarkQuestion(tx, person, input.question_id, input.action)));
  bindCall(app, deps, contract.voteQuestion, ({ person, input }) => deps.inTransaction((tx) => voteQuestion(tx, person, input.question_id, input.vote_type)));
  bindCall(app, deps, contract.referenceRanges, ({ request }) => ({ groups: ranges[request.language] }));
}
