import { workersRoom } from '../registry';
import { mailFollower, tellFollowers } from './tell-followers';
import { trainMemory } from './train-memory';

export const flashcardsRoom = workersRoom('flashcards', [trainMemory, tellFollowers, mailFollower]);
