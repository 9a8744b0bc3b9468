/** What a text is about: its words as concepts and stems. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { CONCEPTS, EMPTY_WORDS } from './clinical-words';
import type { Concept } from './clinical-words/concept';
import { folded, pairs } from './text';

export interface Word {
  /** `#smoke` of a concept, `=3` of a number, or a stem. */
  key: string;
  /** Null for a stem and for a number. */
  concept: Concept | null;
  /** Its place in the text; `to` is exclusive. */
  from: number;
  to: number;
}

const NUMBERS: Record<Language, ReadonlyMap<string, string>> = {
  en: pairs(
    'two:2, three:3, four:4, five:5, six:6, seven:7, eight:8, nine:9, ten:10, eleven:11, twelve:12, fifteen:15, twenty:20, thirty:30, forty:40, fifty:50, sixty:60, hundred:100',
  ),
  es: pairs(
    'dos:2, tres:3, cuatro:4, cinco:5, seis:6, siete:7, ocho:8, nueve:9, diez:10, once:11, doce:12, quince:15, veinte:20, treinta:30, cuarenta:40, cincuenta:50, sesenta:60, cien:100',
  ),
};

/** The number that a word or a numeral stands for; null of any other word. */
export const numberOf = (word: string, language: Language): string | null =>
  /^\d/.test(word) ? word.replace(',', '.') : (NUMBERS[language].get(word) ?? null);

const undoubled = (stem: string): string => (/([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem);

/** The `site` of a pain is no sitting, `bloods` are a test, `voices` are heard, `ringing` is in the ears, `care` is no car. */
const NO_VERB: Readonly<Record<string, string>> = {
  site: 'site',
  sites: 'site',
  bloods: 'bloods',
  voices: 'voices',
  ringing: 'ringing',
  care: 'care',
  cares: 'care',
  cared: 'care',
  caring: 'care',
  spine: 'spine',
  spines: 'spine',
};

function englishStem(word: string): string {
  if (Object.hasOwn(NO_VERB, word)) return NO_VERB[word]!;
  let stem = word.replace(/'s?$/, '');
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 3 && /[^su]s$/.test(stem) && !stem.endsWith('is')) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith('ing')) stem = undoubled(stem.slice(0, -3));
  else if (stem.length > 4 && stem.endsWith('ed')) stem = undoubled(stem.slice(0, -2));
  else if (stem.length > 5 && stem.endsWith('ly')) stem = stem.slice(0, -2);
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem;
}

/** The longest first. */
const SPANISH_ENDINGS =
  'amientos imientos amiento imiento aciones acion mente iendo ando abas aban aba ados adas idos idas ado ada ido ida ar er ir an en as os es a o e'.split(
    ' ',
  );

/** `Ducharme`, `levantarse` and `haciéndolo` are the verb. */
const WITH_PRONOUN = /^(.{3,}(?:[aei]r|ando|iendo))(?:[mts]e|l[aeo]s?|nos)$/;

function spanishStem(written: string): string {
  const word = WITH_PRONOUN.exec(written)?.[1] ?? written;
  const ending = SPANISH_ENDINGS.find(
    (one) => word.endsWith(one) && word.length - one.length >= (one.length > 2 && !one.endsWith('ndo') ? 4 : 3),
  );
  const stem = ending ? word.slice(0, -ending.length) : word;
  return stem.length > 4 ? stem.replace(/s$/, '') : stem;
}

export const stemOf = (word: string, language: Language): string =>
  language === 'en' ? englishStem(word) : spanishStem(word);

const TOKEN = /\d+(?:[.,]\d+)?|\p{L}[\p{L}']*/gu;

interface Token {
  text: string;
  stem: string;
  from: number;
  to: number;
  /** It says nothing, and begins no part of a sentence. */
  mayStandWithin: boolean;
}

const JOINS: ReadonlySet<string> = new Set('and or but nor y o e u ni pero'.split(' '));

/** `La bebé` does not drink, and `hace un año` is no part of the body: without their signs they would. As many letters, so that places stay. */
const withoutTwins = (text: string, language: Language): string =>
  language === 'es'
    ? text
        .replaceAll(/(?<!\p{L})bebé|(?<=(?<!\p{L})(?:la|el|su|tu|mi|una?) )bebe(?=s?(?!\p{L}))/giu, 'nene')
        .replaceAll(/(?<!\p{L})año(?!\p{L})/giu, 'una')
    : text;

function tokensOf(text: string, language: Language): Token[] {
  const plain = folded(withoutTwins(text, language));
  let before = 0;
  return [...plain.matchAll(TOKEN)].map((match) => {
    const token = match[0].replace(/'+$/, '');
    const to = match.index + token.length;
    const mayStandWithin =
      EMPTY_WORDS[language].has(token) && !JOINS.has(token) && !/[^\s¿¡]/.test(plain.slice(before, match.index));
    before = to;
    return { text: token, stem: stemOf(token, language), from: match.index, to, mayStandWithin };
  });
}

interface Term {
  stems: string[];
  concept: Concept;
  /** It has two words that say something: others may stand between them. */
  isLoose: boolean;
}
type Lexicon = Map<string, Term[]>;

/** A relative is asked about the patient with the same terms: `when you had it`, `when he had it`. */
const ABOUT_ANOTHER = [
  ['he', 'his', 'himself'],
  ['she', 'her', 'herself'],
] as const;
/** What only the speaker can say. */
const OF_ONESELF: ReadonlySet<string> = new Set(['ideas', 'concerns', 'expectations', 'knowledge', 'detail', 'name']);
const ofAnother = (term: string): string[] =>
  /\byou(?:r|rself)?\b/.test(term)
    ? ABOUT_ANOTHER.map(([who, whose, self]) =>
        term
          .replaceAll(/\byourself\b/g, self)
          .replaceAll(/\byour\b/g, whose)
          .replaceAll(/\byou\b/g, who),
      )
    : [];

/** Terms by their first stem, the longest first. */
function lexiconOf(language: Language): Lexicon {
  const lexicon: Lexicon = new Map();
  for (const concept of CONCEPTS) {
    for (const term of concept[language].flatMap((one) =>
      language === 'en' && !OF_ONESELF.has(concept.key) ? [one, ...ofAnother(one)] : one,
    )) {
      const tokens = tokensOf(term, language);
      const stems = tokens.map((token) => token.stem);
      const isLoose = tokens.filter(({ text }) => !EMPTY_WORDS[language].has(text)).length > 1;
      const first = stems[0];
      if (first !== undefined) lexicon.set(first, [...(lexicon.get(first) ?? []), { stems, concept, isLoose }]);
    }
  }
  for (const terms of lexicon.values()) terms.sort((a, b) => b.stems.length - a.stems.length);
  return lexicon;
}

const lexicons: Record<Language, Lexicon> = { en: lexiconOf('en'), es: lexiconOf('es') };

/** Words that may stand within a term: `your clothes got a bit looser`. */
const WITHIN = 2;

/** The index of the token after a term that begins at a token; null if the term is not there. @param within empty words in it, at most */
function endOf(stems: readonly string[], tokens: readonly Token[], at: number, within: number): number | null {
  let end = at;
  let left = within;
  for (const stem of stems) {
    for (; tokens[end]?.stem !== stem; end += 1, left -= 1) if (left === 0 || !tokens[end]?.mayStandWithin) return null;
    end += 1;
  }
  return end;
}

/** The longest term that begins at a token, and where it ends. Of several words, empty ones may stand between those that say something. */
function termAt(tokens: readonly Token[], at: number, language: Language) {
  const terms = lexicons[language].get(tokens[at]!.stem) ?? [];
  const find = (some: readonly Term[], within: number) => {
    for (const { stems, concept } of some) {
      const end = endOf(stems, tokens, at, within);
      if (end !== null) return { concept, length: stems.length, end };
    }
    return null;
  };
  const exact = find(terms, 0);
  return exact && exact.length > 1
    ? exact
    : (find(
        terms.filter(({ isLoose }) => isLoose),
        WITHIN,
      ) ?? exact);
}

function readWords(text: string, language: Language): readonly Word[] {
  const tokens = tokensOf(text, language);
  const found: Word[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const term = termAt(tokens, at, language);
    if (term && !(term.length === 1 && EMPTY_WORDS[language].has(token.text))) {
      found.push({
        key: `#${term.concept.key}`,
        concept: term.concept,
        from: token.from,
        to: tokens[term.end - 1]!.to,
      });
      at = term.end;
      continue;
    }
    at += 1;
    const number = numberOf(token.text, language);
    if (number !== null) found.push({ key: `=${number}`, concept: null, from: token.from, to: token.to });
    else if (token.text.length > 2 && !EMPTY_WORDS[language].has(token.text))
      found.push({ key: token.stem, concept: null, from: token.from, to: token.to });
  }
  return found;
}

/** The facts of a station are looked through with every turn of a talk: this many texts are remembered, in this process alone. */
const TEXTS_REMEMBERED = 2_000;
const readBefore: Record<Language, Map<string, readonly Word[]>> = { en: new Map(), es: new Map() };

/** The words of a text that say what it is about, in their order. Words that only ask or join are left out. */
export function wordsOf(text: string, language: Language): readonly Word[] {
  const known = readBefore[language];
  const before = known.get(text);
  if (before) return before;
  const words = readWords(text, language);
  if (known.size >= TEXTS_REMEMBERED) known.clear();
  known.set(text, words);
  return words;
}

export const keysOf = (text: string, language: Language): Set<string> =>
  new Set(wordsOf(text, language).map((word) => word.key));

/** The stems of all words that say something, of any term. */
export const sayingStems = (text: string, language: Language): string[] =>
  tokensOf(text, language)
    .filter((token) => !EMPTY_WORDS[language].has(token.text))
    .map(({ stem }) => stem);

const STEM_NAMES_MIN = 3;
const namingBefore: Record<Language, Map<string, ReadonlySet<string>>> = { en: new Map(), es: new Map() };
/** The stems of those words of a text that a concept stands for: `coil`, and not only contraception. */
export function namingStems(text: string, language: Language): ReadonlySet<string> {
  const known = namingBefore[language];
  const before = known.get(text);
  if (before) return before;
  const named = readWords(text, language).filter(
    ({ concept }) => concept && !concept.generic && concept.kind !== 'aspect' && concept.kind !== 'communication',
  );
  const stems = new Set(
    named
      .flatMap(({ from, to }) => sayingStems(text.slice(from, to), language))
      .filter((stem) => stem.length >= STEM_NAMES_MIN),
  );
  if (known.size >= TEXTS_REMEMBERED) known.clear();
  known.set(text, stems);
  return stems;
}

/** Whether a share of some keys is there. */
export function isMostly(keys: Iterable<string>, share: number, isThere: (key: string) => boolean): boolean {
  const all = [...keys];
  return all.filter(isThere).length >= all.length * share;
}

const GENERIC = new Set(CONCEPTS.filter((one) => one.generic).map((one) => `#${one.key}`));
/** A word that half of all questions have: it picks nothing out. */
export const isGeneric = (key: string): boolean => GENERIC.has(key);
/** One that is no matter of a checklist by itself: `pain` is in every item about it, while asking for medicines is an item. */
export const isVague = (key: string): boolean => GENERIC.has(key) && key !== '#medicine';
const KINDS = new Map(CONCEPTS.map((one) => [`#${one.key}`, one.kind]));
/** A key of the lists, and no word of an author. */
export const isClinical = (key: string): boolean => KINDS.has(key);
export const isAspect = (key: string): boolean => KINDS.get(key) === 'aspect';
export const isSymptom = (key: string): boolean => KINDS.get(key) === 'symptom';
export const isDrug = (key: string): boolean => KINDS.get(key) === 'drug';
export const isBody = (key: string): boolean => KINDS.get(key) === 'body';
const FINDINGS: ReadonlySet<string | undefined> = new Set(['symptom', 'drug', 'habit', 'condition']);
/** A particular symptom, medicine, habit or illness. */
export const isFinding = (key: string): boolean => FINDINGS.has(KINDS.get(key)) && !isGeneric(key);
/** What patients think, fear and hope for. */
export const VIEWS = ['#ideas', '#concerns', '#expectations'] as const;
export const isConcept = (key: string): boolean => key.startsWith('#');
export const isNumber = (key: string): boolean => key.startsWith('=');

const DRUG_ENDINGS =
  /(?:pril|sartan|olol|statin|mycin|cillin|azole|prazol|dipine|dipin|formin|parin|xaban|afil|triptan|profen|setron|tidine|pam|lam|done|dron|cort|terol|mab|gliptin|gliflozin|sone|solon|oxetin|pramin|barbital|micin|cilin|olona|azol|tina|pino|oxacin)[aeo]?$/;
/** Whether a stem has the ending of the name of a drug. */
export const looksLikeDrug = (key: string): boolean => !isConcept(key) && key.length > 6 && DRUG_ENDINGS.test(key);
