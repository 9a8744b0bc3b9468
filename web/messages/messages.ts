import type { Language } from '../../domain/accounts/contract';
import { words as en } from './en';
import { words as es } from './es';

/** Every visible word, by language and key. For tests and tools: a page fetches its reader's language only, see `words.ts`. */
export const messages: Record<Language, Record<string, string>> = { en, es };
