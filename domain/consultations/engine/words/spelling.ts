/** Mends a text that was typed in haste: short forms of a chat, and slips of a letter or of letters that sound alike. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { CONCEPTS, EMPTY_WORDS } from './clinical-words';
import ordinary from './ordinary-words.json';
import { folded, pairs } from './text';
import { looksLikeDrug, stemOf } from './words';

const SHORT: Record<Language, ReadonlyMap<string, string>> = {
  en: pairs(
    "u:you, ur:your, r:are, pls:please, plz:please, thx:thanks, whats:what's, wheres:where's, whens:when's, whos:who's, hows:how's, thats:that's, theres:there's, dont:don't, doesnt:doesn't, didnt:didn't, havent:haven't, hasnt:hasn't, isnt:isn't, wasnt:wasn't, cant:can't, im:I'm, ive:I've, youre:you're, youve:you've, wanna:want to, gonna:going to, gotta:got to, hx:history, pmh:past medical history, nkda:allergies, wat:what, wot:what, wen:when, wer:where, abt:about, bcos:because, meds:medicines",
  ),
  es: pairs(
    'q:que, k:que, xq:por que, pq:por que, porq:por que, tb:tambien, tmb:tambien, x:por, d:de, dnd:donde, ud:usted, uste:usted, toy:estoy',
  ),
};

/** Shorter words have too many neighbours. */
const SLIP_MIN = 5;
/** From this length on, another letter is a slip, and no other word. */
const LONG = 8;
/** How much longer or shorter a slip leaves a word. */
const LENGTHS_APART = 2;

const wordsIn = (text: string): string[] => folded(text).match(/\p{L}[\p{L}']*/gu) ?? [];

const ORDINARY: Record<Language, ReadonlySet<string>> = {
  en: new Set(ordinary.en.split(' ')),
  es: new Set(ordinary.es.split(' ')),
};
/** A word that everybody uses. */
export const isOrdinary = (word: string, language: Language): boolean => ORDINARY[language].has(folded(word));
const clinicalIn = (language: Language): ReadonlySet<string> =>
  new Set(CONCEPTS.flatMap((concept) => concept[language].flatMap(wordsIn)));
const CLINICAL: Record<Language, ReadonlySet<string>> = { en: clinicalIn('en'), es: clinicalIn('es') };
/** By their length. */
const byLength = (words: Iterable<string>): ReadonlyMap<number, readonly string[]> => {
  const lengths = new Map<number, string[]>();
  for (const word of words)
    if (word.length >= SLIP_MIN) lengths.set(word.length, [...(lengths.get(word.length) ?? []), word]);
  return lengths;
};
const LENGTHS: Record<Language, ReadonlyMap<number, readonly string[]>> = {
  en: byLength(CLINICAL.en),
  es: byLength(CLINICAL.es),
};
/** What a word is written like: letters that sound alike are one, and so are doubled ones. */
const SOUNDS: Record<Language, readonly [RegExp, string][]> = {
  en: [
    [/ph/g, 'f'],
    [/[ao]e/g, 'e'],
    [/c(?=[eiy])|z/g, 's'],
    [/ck|q/g, 'k'],
    [/y/g, 'i'],
    [/([a-z])\1/g, '$1'],
  ],
  es: [
    [/(?<!c)h/g, ''],
    [/qu(?=[ei])|k/g, 'c'],
    [/c(?=[ei])|z/g, 's'],
    [/v/g, 'b'],
    [/ll/g, 'y'],
    [/g(?=[ei])/g, 'j'],
    [/([a-z])\1/g, '$1'],
  ],
};
const soundOf = (word: string, language: Language): string =>
  SOUNDS[language].reduce((sound, [letters, one]) => sound.replaceAll(letters, one), word);
const soundsOf = (language: Language): ReadonlyMap<string, string> =>
  new Map([...CLINICAL[language]].map((word) => [word, soundOf(word, language)]));
const SOUND_OF_CLINICAL: Record<Language, ReadonlyMap<string, string>> = { en: soundsOf('en'), es: soundsOf('es') };

const isVowel = (letter: string | undefined): boolean => /[aeiou]/.test(letter ?? '');

/**
 * What lies between two words by their sound: 0 nothing, 1 a letter that is added, left out or swapped with its neighbour, or one
 * that is changed in a long word; null if it is more. Another consonant in a short word is another word: `llagas` and `llamas`.
 */
function slipBetween(one: string, other: string, language: Language): 0 | 1 | null {
  if (one === other) return 0;
  let from = 0;
  while (one[from] !== undefined && one[from] === other[from]) from += 1;
  const [rest, otherRest] = [one.slice(from), other.slice(from)];
  if (rest.slice(1) === otherRest || rest === otherRest.slice(1)) return 1;
  if (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)) return 1;
  const mayBeChanged = one.length >= LONG || (language === 'en' && isVowel(rest[0]) && isVowel(otherRest[0]));
  return mayBeChanged && rest.slice(1) === otherRest.slice(1) ? 1 : null;
}

/** `Tratarse` is the verb `tratar`. */
const PRONOUN = /(?<=(?:[aei]r|ando|iendo))(?:[mts]e|l[aeo]s?|nos)$/;

const stemsOf = (words: ReadonlySet<string>, language: Language): ReadonlySet<string> =>
  new Set([...words].map((word) => stemOf(word, language)));
/** Of clinical and of ordinary words: `refreshes` and `hinchadas` are right, as their stems are. */
const STEMS: Record<Language, readonly ReadonlySet<string>[]> = {
  en: [stemsOf(CLINICAL.en, 'en'), stemsOf(ORDINARY.en, 'en')],
  es: [stemsOf(CLINICAL.es, 'es'), stemsOf(ORDINARY.es, 'es')],
};

const isRight = (word: string, language: Language): boolean =>
  CLINICAL[language].has(word) ||
  ORDINARY[language].has(word) ||
  (language === 'es' && ORDINARY.es.has(word.replace(PRONOUN, ''))) ||
  EMPTY_WORDS[language].has(word) ||
  looksLikeDrug(word) ||
  STEMS[language].some((stems) => stems.has(stemOf(word, language)));

/** The clinical word that was meant; null if the word is one, is an ordinary one, or has no neighbour. */
function meant(word: string, language: Language): string | null {
  if (word.length < SLIP_MIN || word.includes("'") || isRight(word, language)) return null;
  const sound = soundOf(word, language);
  let best: string | null = null;
  let least = 2;
  for (let length = word.length - LENGTHS_APART; length <= word.length + LENGTHS_APART; length += 1)
    for (const other of LENGTHS[language].get(length) ?? []) {
      // Hardly anybody misses the first letter, and by it `rash` would be `crash`.
      const sounding = SOUND_OF_CLINICAL[language].get(other)!;
      if (sounding[0] !== sound[0] && sounding[0] !== sound[1]) continue;
      const slip = slipBetween(sound, sounding, language) ?? slipBetween(word, other, language);
      if (slip === null) continue;
      const count = slip + (other[0] === word[0] ? 0 : 0.5);
      if (count < least) [best, least] = [other, count];
    }
  return best;
}

/** Without a change of what is written as it should be. */
export const shortFormsWritten = (text: string, language: Language): string =>
  text.replaceAll(
    /(?<![\p{L}\p{N}'’])[\p{L}]+(?![\p{L}\p{N}'’])/gu,
    (word) => SHORT[language].get(folded(word)) ?? word,
  );

/**
 * @param known texts whose words are right as they stand: those of the script
 */
export function asWritten(text: string, language: Language, known: readonly string[] = []): string {
  let script: ReadonlySet<string> | null = null;
  return shortFormsWritten(text, language).replaceAll(/\p{L}[\p{L}'’]*/gu, (word) => {
    const plain = folded(word);
    // The words of the script are looked at only for a word that would be changed.
    const other = meant(plain, language);
    if (other === null) return word;
    script ??= new Set(known.flatMap(wordsIn));
    return script.has(plain) ? word : other;
  });
}
