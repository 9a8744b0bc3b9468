/** Whether somebody else knows of it: a question of its own, which is not answered by what they would know. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { Fact } from '../read/fact';
import { folded } from '../words/text';

const ASKS: Record<Language, RegExp> = {
  en: /^(?:and |so )?(?:do|does|did) (?!you\b|they\b|we\b)(?:your |the )?[a-z]+(?: and [a-z]+)? know\b(?! (?:why|what|how(?! you(?:'re| are| have been|'ve been)? feel)|if|whether|when|where|who))|\bwho (?:else )?knows\b/,
  es: /\b(?:lo )?sabe(?:n)? (?:su|tu|el|la|alguien)\b|\b(?:su|tu) \w+ (?:lo )?sabe(?:n)?\b|\bquien (?:mas )?lo sabe\b/,
};
const SAYS: Record<Language, RegExp> = {
  en: /\b(?:know|knows|knew|told|tell|mention(?:ed)?|rang|rung|nobody|no one)\b/,
  es: /\b(?:sabe|saben|dicho|contado|contar|nadie)\b/,
};

export const asksWhoKnows = (text: string, language: Language): boolean => ASKS[language].test(folded(text.trim()));
export const saysWhoKnows = ({ said }: Fact, language: Language): boolean => SAYS[language].test(folded(said));
