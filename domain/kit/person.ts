export const ROLES = ['learner', 'supporter', 'author', 'moderator', 'staff'] as const;
export type Role = (typeof ROLES)[number];
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
/** How numbers and dates are written in a language. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', es: 'es-ES' };

/** Who is asking, as every command and policy sees them. */
export interface Person {
  id: number;
  /** What others see. Never an e-mail address. */
  name: string;
  /** An address of a picture, or empty. */
  avatar: string;
  username: string | null;
  /** Takes part under a name only. */
  guest: boolean;
  /** Those in force. */
  roles: Role[];
  /** Roles that were given to the person and are off until they set up a second factor; absent if there are none. */
  rolesOff?: Role[];
  language: Language;
  /** What grants give them at present (`purchases/entitlements`); absent if there are none. */
  entitlements?: readonly string[];
  /** When time alone changes `entitlements` next, in epoch milliseconds; absent if it never does. */
  entitledUntil?: number;
  /** The account is about to be deleted (`accounts/privacy/leaving.ts`); absent otherwise. */
  leaving?: true;
}
