import { workersRoom } from '../registry';
import { forgetImport } from './forget-import';
import { generateDeck } from './generate-deck';
import { importCards } from './import-cards';
import { mailFollower, notifyFollowers } from './notify-followers';
import { trainMemory } from './train-memory';
import { undoImport } from './undo-import';

export const flashcardsRoom = workersRoom('flashcards', [
  forgetImport,
  generateDeck,
  importCards,
  mailFollower,
  notifyFollowers,
  trainMemory,
  undoImport,
]);
