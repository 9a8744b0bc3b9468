import { mayModerate } from '../accounts/policy';
import { implement } from '../kit/live';
import { caseOf } from './decisions/case.query';
import { moderationCase } from './decisions/contract';
import { mayWatchCase, presenceOnCase } from './decisions/viewers';
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
];
