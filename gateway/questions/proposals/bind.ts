import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { openProposal } from '~/domain/review/record';
import { commentOnProposal } from '~/domain/discussion/comment-on-proposal';
import { proposalPage } from '~/domain/questions/proposals/contract';
import { withdrawOwn } from '~/domain/questions/proposals/propose';
import { questionReview } from '~/domain/questions/proposals/review';
import { assignProposal } from '~/domain/questions/proposals/take';
import { decide, type Decision } from '~/domain/review/decide';
import { mayWatchProposal, proposalNow } from '~/domain/questions/proposals/proposal-now.query';
import { proposalNotFound } from '~/domain/questions/proposals/refusals';
import { findProposal } from '~/domain/questions/proposals/find-proposal.query';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '~/gateway/bind';

const done = { ok: true as const };

/** What authors propose, and what a second person decides on it. */
export function bindQuestionProposals(app: FastifyInstance, deps: Deps): void {
  async function decideOn(person: Person, id: number, decision: Decision<void>) {
    const { hurry } = await deps.inTransaction((tx) => decide(tx, person, questionReview, id, decision));
    return { ...done, hurry };
  }

  bindPage(app, deps, proposalPage, {
    async data({ person, params }) {
      const found = await findProposal(deps.read, person, params.proposal_id);
      if (found.may_decide) await openProposal(deps.read, { kind: 'question', entity_id: found.id }, person.id);
      return found;
    },
    actions: {
      async take({ person, params, input }) {
        await deps.inTransaction((tx) => assignProposal(tx, person, params.proposal_id, input.version));
        return done;
      },
      publish({ person, params, input }) {
        return decideOn(person, params.proposal_id, { act: 'publish', ...input });
      },
      send_back({ person, params, input }) {
        return decideOn(person, params.proposal_id, { act: 'send_back', ...input });
      },
      async withdraw({ person, params, input }) {
        await deps.inTransaction((tx) => withdrawOwn(tx, person, params.proposal_id, input.version));
        return done;
      },
      async check_proposal({ person, params: { proposal_id } }) {
        const now = (await mayWatchProposal(deps.read, person, proposal_id))
          ? await proposalNow(deps.read, proposal_id)
          : null;
        if (!now) throw proposalNotFound();
        return now;
      },
      async comment({ person, params, input }) {
        await deps.inTransaction((tx) =>
          commentOnProposal(tx, person, params.proposal_id, input.comment, input.submission_id),
        );
        return done;
      },
    },
  });
}
