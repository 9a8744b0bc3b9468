import { implement } from '../kit/live';
import { quizGeneration } from './generation/contract';
import { generationOf, generationsOf, ownsGeneration } from './generation/generation.query';

export const quizzesLive = [
  implement(quizGeneration, {
    snapshot: generationOf,
    snapshots: generationsOf,
    mayWatch: (read, person, quizId) => ownsGeneration(read, person.id, quizId),
  }),
];
