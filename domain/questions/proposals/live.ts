import { implement } from '~/domain/kit/live';
import { questionProposal } from './contract';
import { mayWatchProposal, proposalNow } from './proposal-now.query';

export const questionProposalLive = implement(questionProposal, {
  snapshot: proposalNow,
  mayWatch: mayWatchProposal,
});
