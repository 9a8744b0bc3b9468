import type { Language } from '~/domain/accounts/contract';
import { hush, sayAloud } from './speech-port';

/** Words of an answer, by where they stand in it. */
export interface Spoken {
  readonly turn: string;
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** Says words aloud, one part after the other. */
export interface Mouth {
  say(part: Spoken): void;
  /** Ends what is being said, and what would be said after it. */
  readonly hush: () => void;
}

/** The browser's own voice. */
export function browserMouth(language: Language): Mouth {
  /** Browsers forget what nobody holds, in the middle of a sentence. */
  let held: unknown[] = [];
  return {
    say: ({ words }) => void held.push(sayAloud(words, language)),
    hush() {
      hush();
      held = [];
    },
  };
}
