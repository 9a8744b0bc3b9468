import { accountsThings } from './accounts-things';
import { flashcardsThings } from './flashcards-things';
import { questionsThings } from './questions-things';
import { stationsThings } from './stations-things';
import { togetherThings } from './together-things';
import type { Kind } from './kind';

/** Every kind of thing that an address, an input or a key names. The first that fits a target is taken. */
export const kinds: readonly Kind[] = [
  ...togetherThings,
  ...flashcardsThings,
  ...questionsThings,
  ...stationsThings,
  ...accountsThings,
];
