import type { FastifyInstance } from 'fastify';
import { openProposal } from '~/domain/review/record';
import { commentOnProposal } from '~/domain/discussion/comment-on-proposal';
import { proposalPage } from '~/domain/questions/proposals/contract';
import { publishProposal, sendBackProposal, takeProposal, withdrawOwn } from '~/domain/questions/proposals/decide';
import { mayWatchProposal, proposalNow } from '~/domain/questions/proposals/proposal-now.query';
import { proposalNotFound } from '~/domain/questions/proposals/refusals';
import { findProposal } from '~/domain/questions/proposals/find-proposal.query';
import type { Deps } from '~/infra/process/deps';
import { sanitise } from '~/infra/html/sanitise';
import { bindPage } from '~/gateway/bind';

const done = { ok: true as const };

/** What authors propose, and what a second person decides on it. */
export function bindQuestionProposals(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, proposalPage, {
    async data({ person, params }) {
      const found = await findProposal(deps.read, person, params.proposal_id);
      if (found.may_decide) await openProposal(deps.read, { kind: 'question', entity_id: found.id }, person.id);
      return found;
    },
    actions: {
      async take({ person, params, input }) {
        await deps.inTransaction((tx) => takeProposal(tx, person, params.proposal_id, input.version));
        return done;
      },
      async publish({ person, params, input }) {
        return {
          ...done,
          ...(await deps.inTransaction((tx) =>
            publishProposal(tx, person, params.proposal_id, input.version, sanitise),
          )),
        };
      },
      async send_back({ person, params, input }) {
        return {
          ...done,
          ...(await deps.inTransaction((tx) =>
            sendBackProposal(tx, person, params.proposal_id, input.version, input.reason),
          )),
        };
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
