import { writingQueue } from '~/domain/kit/generation';
import { deckGeneration } from './contract';

export const deckQueue = writingQueue({
  room: 'flashcards',
  table: 'flashcard_generations',
  publish: (tx, id) => tx.publish(deckGeneration, id),
});
