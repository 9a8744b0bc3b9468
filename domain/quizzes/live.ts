import { mayModerate } from '../accounts/policy';
import { implement } from '../kit/live';
import { bankCheckNow } from './quality/check-bank';
import { bankCheck } from './quality/contract';
import { quizGeneration } from './generation/contract';
import { generationOf, generationsOf, ownsGeneration } from './generation/generation.query';

export const quizzesLive = [
  implement(bankCheck, { snapshot: bankCheckNow, mayWatch: async (_read, person) => mayModerate(person) }),
  implement(quizGeneration, {
    snapshot: generationOf,
    snapshots: generationsOf,
    mayWatch: (read, person, quizId) => ownsGeneration(read, person.id, quizId),
  }),
];
