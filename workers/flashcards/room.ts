import { workersRoom } from '../registry';
import { trainMemory } from './train-memory';

export const flashcardsRoom = workersRoom('flashcards', [trainMemory]);
