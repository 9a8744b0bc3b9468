import type { Person, Session } from './session-types';
import { keptSession } from './device';
import { openedHere } from './first-answers';
import { guessLanguage } from './language';

type Kept = Omit<Session, 'refetch' | 'leavingAt' | 'consentDue'>;

const isKept = (value: unknown): value is { person: Person; language: Session['language'] } =>
  typeof value === 'object' &&
  value !== null &&
  'person' in value &&
  typeof value.person === 'object' &&
  value.person !== null &&
  'id' in value.person &&
  Number.isSafeInteger(value.person.id) &&
  'language' in value &&
  (value.language === 'en' || value.language === 'es');

const NOTHING = { abilities: { publish: false, moderate: false, operate: false }, group: null, kept: true } as const;

/** The session of who was last signed in on this device, for a page that opens without a network. It allows nothing. */
export function sessionHere(): Kept | null {
  const kept = keptSession();
  if (!isKept(kept)) return null;
  const { person, language } = kept;
  return { person, language, ...NOTHING };
}

/** Nobody's, for a page of the service worker if nobody is signed in; null for a page that came from the gateway. */
export const visitorHere = (): Kept | null =>
  openedHere ? { person: null, language: guessLanguage(), ...NOTHING } : null;
