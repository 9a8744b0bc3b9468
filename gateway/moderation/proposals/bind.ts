import type { FastifyInstance } from 'fastify';
import { checkReview, keyOf, undoDecision } from '~/domain/moderation/proposals/contract';
import { requireReviewed } from '~/domain/moderation/proposals/kinds';
import { presenceOnProposal } from '~/domain/moderation/proposals/readers';
import { reviewOf } from '~/domain/moderation/proposals/review.query';
import { undoProposalDecision } from '~/domain/moderation/proposals/undo';
import type { Deps } from '~/infra/process/deps';
import { bindCall, type Shared } from '../../bind';

/** Who reads what authors propose, and the history of decisions on it. */
export function bindReviews(app: FastifyInstance, deps: Deps, { presence }: Shared): void {
  bindCall(app, deps, checkReview, async ({ person, input }) => {
    await requireReviewed(deps.read, person, input);
    await presence.polled(presenceOnProposal(keyOf(input), person.id));
    return reviewOf(deps.read, input);
  });

  bindCall(app, deps, undoDecision, async ({ person, input: { decision_id, ...proposed } }) => {
    await deps.inTransaction((tx) => undoProposalDecision(tx, person, proposed, decision_id));
    return reviewOf(deps.read, proposed);
  });
}
