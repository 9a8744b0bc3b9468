import type { Language } from '~/domain/accounts/contract';
import { clozeOf } from './cloze';
import { type DraftBlock, strong, text } from './draft';
import { DRAFT_WORDS } from './words';

/** Both sides of a card about a passage: the passage with its term left out, or if none stands out, what its title is about. */
export function sidesOfPassage(
  passage: string,
  title: string,
  language: Language,
): { front: DraftBlock[]; back: DraftBlock[] } {
  const cloze = clozeOf(passage, language);
  return cloze
    ? { front: [text(cloze.front)], back: [strong(cloze.answer), text(passage)] }
    : { front: [text(DRAFT_WORDS[language].recall(title))], back: [text(passage)] };
}
