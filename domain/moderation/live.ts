import { mayModerate } from '../accounts/policy';
import { implement } from '../kit/live';
import { caseOf } from './decisions/case.query';
import { moderationCase } from './decisions/contract';
import { mayWatchCase, presenceOnCase } from './decisions/viewers';
import { moderationProposal, proposedOf } from '../proposals/contract';
import { mayWatchReview } from './proposals/kinds';
import { presenceOnProposal } from '../proposals/readers';
import { reviewOf } from './proposals/review.query';
import { moderationQueue } from './queue/contract';
import { queueOf } from './queue/queue.query';

export const moderationLive = [
  implement(moderationQueue, {
    snapshot: (read) => queueOf(read),
    mayWatch: async (_read, person) => mayModerate(person),
  }),
  implement(moderationCase, {
    snapshot: caseOf,
    mayWatch: mayWatchCase,
    watching: (person, caseId) => presenceOnCase(caseId, person.id),
  }),
  implement(moderationProposal, {
    snapshot: (read, key) => reviewOf(read, proposedOf(key)),
    mayWatch: (read, person, key) => mayWatchReview(read, person, proposedOf(key)),
    watching: (person, key) => presenceOnProposal(key, person.id),
  }),
];
