/** English notes about a patient as the patient says them: `He mentions that he smokes` → `I smoke`. Pure. */
import { capitalised, pairs } from './text';

/** The pronoun that a text uses for the patient. */
export type Pronoun = 'he' | 'she';

const WORDS: Record<Pronoun, readonly [RegExp, string][]> = {
  he: [
    [/\bhimself\b/gi, 'myself'],
    [/\bhis\b/gi, 'my'],
    [/\bhim\b/gi, 'me'],
  ],
  she: [
    [/\bherself\b/gi, 'myself'],
    [/\bhers\b/gi, 'mine'],
    [
      /\bher(?=\s+(?!(?:and|or|but|to|in|on|at|for|from|with|when|if|that|up|off|about|because|since)\b)\p{Ll})/giu,
      'my',
    ],
    [/\bher\b/gi, 'me'],
  ],
};

/** Sentences without a subject, as notes have them: `Takes naproxen.`, `Lives alone.` */
const STARTS =
  'takes smokes drinks lives works feels uses thinks worries wants hopes needs sleeps eats gets goes has vapes runs walks drives believes likes plays cares shares'.split(
    ' ',
  );
const IRREGULAR = pairs('has:have, is:am, does:do, was:was');

/** A verb of the third person in the first; any other word stays. */
function firstOf(verb: string): string {
  const known = IRREGULAR.get(verb);
  if (known !== undefined) return known;
  if (!/[^su]s$/.test(verb) || verb.length < 4) return verb;
  if (/[^aeiou]ies$/.test(verb)) return verb.length > 4 ? `${verb.slice(0, -3)}y` : verb.slice(0, -1);
  return /(?:ss|sh|ch|x|zz|[^aeiou]o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

/** `He denies`, `He mentions that`: what is reported, and not the report. */
const REPORTS: readonly [RegExp, string][] = [
  [/\bI (?:strongly )?deny (?:any |having )?/g, 'No '],
  [/\bI (?:mention|say|admit|explain|add|report|state|recall)(?: that)?(?= (?:I|my|the|it|they)\b) ?/g, ''],
  [/\bI (?:report|present with|complain of|describe|give a history of) /g, 'I have had '],
  [/\bI attribute to\b/g, 'I put down to'],
];
const ADVERBS = '(?:also|only|often|usually|always|never|sometimes|now|still|just|really|rarely|even)';

/** Whether a sentence of notes begins with what the patient does: `Denies fever.` */
const DENIES = /^Denies (?:any )?/;

const asOneself = (text: string, pronoun: Pronoun): string => {
  const subject = new RegExp(`\\b${pronoun}(?:[’'](s|d|ll))?(\\s+${ADVERBS})?\\s+(\\p{Ll}+)`, 'giu');
  let said = text.replaceAll(subject, (_, short: string | undefined, adverb: string | undefined, verb: string) => {
    const be = short === 's' ? (/(?:ed|en)$/.test(verb) ? '’ve' : '’m') : short ? `’${short}` : '';
    return `I${be}${adverb ?? ''} ${short ? verb : firstOf(verb)}`;
  });
  said = said.replaceAll(new RegExp(`\\b${pronoun}\\b`, 'gi'), 'I');
  for (const [pattern, to] of WORDS[pronoun])
    said = said.replaceAll(pattern, (word) => (/^\p{Lu}/u.test(word) ? capitalised(to) : to));
  return said;
};

/** @param name how the text calls the patient besides: `The patient`, `Mr Dell`, `Brenda Tully` */
export function fromThird(text: string, pronoun: Pronoun): string {
  const named = text
    .replace(/^(?:The )?[Pp]atient(?= \p{Ll})/u, pronoun)
    .replace(
      /^(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)(?= (?:is|has|was|had|presents|mentions|says|reports|denies|comes|came)\b)/u,
      pronoun,
    )
    .replace(DENIES, 'No ')
    .replace(/^Worried(?= (?:re|about|that)\b)/, 'I am worried')
    .replace(/^(\p{Lu}\p{Ll}+)(?= )/u, (verb) =>
      STARTS.includes(verb.toLowerCase()) ? `I ${firstOf(verb.toLowerCase())}` : verb,
    );
  let said = asOneself(named, pronoun);
  for (const [pattern, to] of REPORTS) said = said.replaceAll(pattern, to);
  return capitalised(said.replaceAll(/(?<=, |; |and |but )No (?=\p{Ll})/gu, 'no '));
}

/** The pronoun of the patient in a text that speaks of them, and not to them; null of any other. */
export function pronounIn(text: string): Pronoun | null {
  if (/\b(?:you|your|i|my)\b/i.test(text.replaceAll(/[“"][^”"]*[”"]/g, ''))) return null;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const he = count(/\b(?:he|his|him)\b/gi) + 2 * count(/\b(?:male|man|gentleman|Mr)\b/g);
  const she = count(/\b(?:she|her)\b/gi) + 2 * count(/\b(?:female|woman|lady|Mrs|Ms)\b/g);
  return she > he ? 'she' : 'he';
}
