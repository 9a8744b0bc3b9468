import { implement } from '../kit/live';
import { moderationProposal, proposedOf } from './contract';
import { presenceOnProposal } from './readers';
import { mayWatchReview } from './reviewable';
import { reviewOf } from './snapshot.query';

export const reviewLive = implement(moderationProposal, {
  snapshot: (read, key) => reviewOf(read, proposedOf(key)),
  mayWatch: (read, person, key) => mayWatchReview(read, person, proposedOf(key)),
  watching: (person, key) => presenceOnProposal(key, person.id),
});
