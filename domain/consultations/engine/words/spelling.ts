/** What was typed in haste as it would have been written: short forms of a chat, and slips of one or two letters. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { CONCEPTS, EMPTY_WORDS } from './clinical-words';
import ordinary from './ordinary-words.json';
import { folded, pairs } from './text';
import { looksLikeDrug } from './words';

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
/** From this length on, two letters may be wrong. */
const LONG = 8;

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
/** By their length: a slip changes it by two at most. */
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

/** Letters added, left out, changed or swapped between two words; above `most` it is not counted on. */
function slips(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, before[at - 2]! + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length]!;
}

/** `Tratarse` is the verb `tratar`. */
const PRONOUN = /(?<=(?:[aei]r|ando|iendo))(?:[mts]e|l[aeo]s?|nos)$/;

/** The clinical word that was meant; null if the word is one, is an ordinary one, or has no neighbour. */
function meant(word: string, language: Language, known: ReadonlySet<string>): string | null {
  if (
    word.length < SLIP_MIN ||
    word.includes("'") ||
    CLINICAL[language].has(word) ||
    ORDINARY[language].has(word) ||
    (language === 'es' && ORDINARY.es.has(word.replace(PRONOUN, ''))) ||
    EMPTY_WORDS[language].has(word) ||
    known.has(word) ||
    looksLikeDrug(word)
  )
    return null;
  const most = word.length >= LONG ? 2 : 1;
  let best: string | null = null;
  let least = most + 1;
  for (let length = word.length - most; length <= word.length + most; length += 1)
    for (const other of LENGTHS[language].get(length) ?? []) {
      // Hardly anybody misses the first letter, and by it `rash` would be `crash`.
      if (other[0] !== word[0] && other[0] !== word[1]) continue;
      const count = slips(word, other, most) + (other[0] === word[0] ? 0 : 0.5);
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
    const other = meant(plain, language, NO_WORDS);
    if (other === null) return word;
    script ??= new Set(known.flatMap(wordsIn));
    return script.has(plain) ? word : other;
  });
}
const NO_WORDS: ReadonlySet<string> = new Set();
