import Negotiator from 'negotiator';
import { type Language, LANGUAGES } from '~/domain/accounts/contract';

const isLanguage = (value: string | undefined): value is Language =>
  (LANGUAGES as readonly (string | undefined)[]).includes(value);

/** The language a visitor is spoken to in: what they chose here, else what their browser asks for, else English. */
export function preferredLanguage(chosen: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(chosen)) return chosen;
  const [accepted] = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages([...LANGUAGES]);
  return isLanguage(accepted) ? accepted : 'en';
}
