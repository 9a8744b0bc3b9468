import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { type ProposalAct, keyOf, moderationProposal, type Proposed } from './contract';
import { requireReviewed, reviewableOf } from './reviewable';
import { recordUndone } from './record';
import { notUndoable } from './refusals';

const last = statement<{ id: number; act: ProposalAct; revision: number | null; undone: boolean }, [string, number]>(
  'moderation.last-proposal-decision',
  `SELECT id, act, revision, undone_at IS NOT NULL AS undone FROM proposal_decisions WHERE kind = $1 AND entity_id = $2::int ORDER BY id DESC LIMIT 1`,
);
/**
 * Undoes the last decision on a proposal: it waits again, and readers see what they saw before.
 * @throws Problem not-found `proposal-not-reviewed`; conflict `decision-not-undoable`
 */
export async function undoProposalDecision(
  tx: Transaction,
  person: Person,
  { kind, entity_id }: Proposed,
  decisionId: number,
): Promise<void> {
  await requireReviewed(tx, person, { kind, entity_id });
  const decision = await tx.sql.one(last, [kind, entity_id]);
  if (!decision || decision.id !== decisionId || decision.undone || decision.act === 'undo') throw notUndoable();
  // Of before this history was kept.
  if (decision.act === 'publish' && decision.revision === null) throw notUndoable();
  // Locks the thing, and refuses where somebody was quicker.
  await reviewableOf(kind).undo(tx, person, entity_id, decision.act === 'publish' ? decision.revision : null);
  await recordUndone(tx, { kind, entity_id, account_id: person.id }, decisionId);
  tx.publish(moderationProposal, keyOf({ kind, entity_id }));
}
