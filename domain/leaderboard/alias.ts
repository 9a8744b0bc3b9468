/** Names on leaderboards. Pure but for `suggestAlias`. */
import { plainName } from '../accounts/plain-name';

export const ALIAS_MIN = 3;
export const ALIAS_MAX = 24;

/** Letters, digits and single spaces, hyphens, dots, apostrophes or underscores between them. */
const FORM = /^[\p{L}\p{N}]+(?:[ _.'’-][\p{L}\p{N}]+)*$/u;
/** What could be taken for somebody who speaks for the product. */
const RESERVED = /^(wardmates|staff|admin|administrator|moderator|support|equipo|administrador|moderador|soporte)\d*$/;

/** The alias as it is stored. */
export const tidyAlias = (typed: string): string => plainName(typed.normalize('NFKC'));

/** What tells two aliases apart: letters and digits without marks, case and signs, and 0 and 1 as the letters that they look like. */
export const aliasKey = (alias: string): string =>
  alias
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll(/[1|]/g, 'l');

export type AliasFlaw = 'length' | 'form' | 'reserved';

/** Why an alias is not taken; null for one that is. */
export function aliasFlaw(alias: string): AliasFlaw | null {
  if (alias.length < ALIAS_MIN || alias.length > ALIAS_MAX || aliasKey(alias).length < ALIAS_MIN) return 'length';
  if (!FORM.test(alias) || !/\p{L}/u.test(alias)) return 'form';
  return RESERVED.test(aliasKey(alias)) || RESERVED.test(alias.toLowerCase()) ? 'reserved' : null;
}

const NAMES = {
  en: {
    kinds: ['Calm', 'Bright', 'Steady', 'Quick', 'Gentle', 'Patient', 'Curious', 'Merry'],
    animals: ['Heron', 'Otter', 'Robin', 'Badger', 'Falcon', 'Hare', 'Owl', 'Swift', 'Lynx', 'Finch'],
  },
  es: {
    kinds: ['sereno', 'atento', 'firme', 'veloz', 'amable', 'paciente', 'curioso', 'alegre'],
    animals: ['Cóndor', 'Búho', 'Zorro', 'Delfín', 'Lince', 'Colibrí', 'Halcón', 'Oso', 'Puma', 'Jilguero'],
  },
} as const;

/**
 * An alias that says nothing of its person.
 * @param draw a random whole number below its argument
 */
export function suggestAlias(language: 'en' | 'es', draw: (below: number) => number): string {
  const { kinds, animals } = NAMES[language];
  const [kind, animal] = [kinds[draw(kinds.length)]!, animals[draw(animals.length)]!];
  // Without 0 and 1, which look like letters.
  const number = `${2 + draw(8)}${2 + draw(8)}${2 + draw(8)}`;
  return language === 'es' ? `${animal} ${kind} ${number}` : `${kind} ${animal} ${number}`;
}
