import { workersRoom } from '../registry';
import { forgetImport } from './forget-import';
import { generateDeck } from './generate-deck';
import { importCards } from './import-cards';
import { mailFollower, tellFollowers } from './tell-followers';
import { trainMemory } from './train-memory';
import { undoImport } from './undo-import';

export const flashcardsRoom = workersRoom('flashcards', [
  forgetImport,
  generateDeck,
  importCards,
  mailFollower,
  tellFollowers,
  trainMemory,
  undoImport,
]);
