import type { Transaction } from '~/domain/kit/transaction';
import { proposalsChanged } from '~/domain/review/events';
import { questionProposal } from './contract';

/** Updates those who look at a proposal, or at the list of what waits. */
export function proposalChangedNow(tx: Transaction, proposalId: number): void {
  tx.publish(questionProposal, proposalId);
  tx.announce(proposalsChanged, { kind: 'question', entity_id: proposalId });
}
