import type { Transaction } from '~/domain/kit/transaction';
import { questionProposal } from './contract';
import { questionProposalsChanged } from './events';

/** Everybody who looks at a proposal, or at the list of what waits, sees what was decided. */
export function proposalChangedNow(tx: Transaction, proposalId: number): void {
  tx.publish(questionProposal, proposalId);
  tx.announce(questionProposalsChanged, { proposal_id: proposalId });
}
