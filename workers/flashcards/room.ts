import { workersRoom } from '../registry';
import { generateDeck } from './generate-deck';
import { mailFollower, tellFollowers } from './tell-followers';
import { trainMemory } from './train-memory';

export const flashcardsRoom = workersRoom('flashcards', [generateDeck, trainMemory, tellFollowers, mailFollower]);
