import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { type Language, LANGUAGES } from '~/domain/accounts/contract';

const isLanguage = (value: string | undefined): value is Language =>
  (LANGUAGES as readonly (string | undefined)[]).includes(value);

const accepted = new LRUCache<string, Language>({
  max: 500,
  memoMethod(header) {
    const [first] = new Negotiator({ headers: { 'accept-language': header } }).languages([...LANGUAGES]);
    return isLanguage(first) ? first : 'en';
  },
});

/** The language a visitor is spoken to in: what they chose here, else what their browser asks for, else English. */
export const preferredLanguage = (chosen: string | undefined, acceptLanguage = '*'): Language =>
  isLanguage(chosen) ? chosen : accepted.memo(acceptLanguage);
