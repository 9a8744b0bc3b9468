import { writingQueue } from '~/domain/kit/generation';
import { quizGeneration } from './contract';

export const quizQueue = writingQueue({
  room: 'quizzes',
  table: 'quizzes',
  publish: (tx, id) => tx.publish(quizGeneration, id),
});
