/** What must be said for an item of a checklist: its words without those of the examiner who wrote it. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { ChecklistPart } from '~/domain/stations/find-checklist.query';
import { folded } from '../engine/words/text';
import { ANSWERS_MAX, type Cover } from '~/domain/stations/patient-facts';
import { exactWords } from './exact-words';
import { AGREES, TELLS_SOMEBODY, WARNS, WHY } from './examiner-words';
import { type Act, actOf } from './item-act';
import { partsOfTitle } from './item-title';
import { boundIn, isMatter, isOfTheTalk, isView, keysBeside, signsIn, withoutPlan } from './item-words';
import { isAspect, isConcept, isNumber, isVague, keysOf, sayingStems, VIEWS, wordsOf } from '../engine/words/words';

/** Of a word that half of all items have, and of one beside those that clinicians know it by. */
const WEAK = 0.5;
/** Of an example, or of what counts only beside what must be said. */
const EXAMPLE = 0.6;

export interface ItemText {
  id: number;
  title: string;
  /** Of its section. */
  section: string;
  /** What covers it, if its author says so. */
  covered_by?: Cover;
}

export interface ItemNeeds {
  id: number;
  /** Its place on the checklist. */
  place: number;
  act: Act;
  /** By what is to be said: those in brackets are examples, and count only when they are said. */
  weights: ReadonlyMap<string, number>;
  /** The matters that it names, without when, how often and how bad. Empty if it names none that is known. */
  matters: ReadonlySet<string>;
  /** What has to be said in all; 0 of an item that no words can cover. */
  total: number;
  /** `better or worse`: one of several will do. */
  alternatives: boolean;
  /** The share of the total that must have been said, if its author says what covers it. */
  share?: number;
  /** Of what is to be said, what an example in brackets stands for and never replaces: what somebody thinks, fears and hopes for. */
  views: ReadonlySet<string>;
  /** Those that the patient's answer may bring. */
  findings: ReadonlySet<string>;
  /** How much has to be asked for. */
  quantifies: boolean;
  /** A warning may cover it. */
  warns: boolean;
  /** Its reason has to be said: `Explains why it is offered`. */
  why: boolean;
  /** It is about telling somebody: `Discusses how to tell his wife`. */
  tellsSomebody: boolean;
  /** What counts only beside something else of the item. */
  beside: ReadonlySet<string>;
  /** Matters that count only beside another: the memory of a fall is no memory. */
  within: ReadonlyMap<string, string>;
  /** Of its author's own words: more than one, of which all must stand in one sentence. Each has a weight as a whole. */
  phrases: ReadonlyMap<string, readonly string[]>;
  /** The stems of the same: a term of several words may have them in it. */
  literal: ReadonlyMap<string, readonly string[]>;
}

/** What no transcript shows, or shows by its absence. */
const NOT_BY_WORDS: Record<Language, RegExp> = {
  en: /^no\b|\bin mind$|\b(?:uses? silence|vocal cues|washes|cleans? (?:his|her|their) hands|hand hygiene|gels|positions?|palpates?|percuss\w*|auscultates?|inspects?|puts on|removes?|wears?|does not|do not|doesn't|never|avoids?|without (?:\w+ing)|refrains|lets (?:him|her|them|the patient)|listens|eye contact|body language|professional manner|does no)\b(?!.*\bopen question)/,
  es: /^(?:no|sin)\b|\b(?:se lava|lava las manos|higiene de manos|palpa|percute|ausculta|inspecciona|coloca|usa el silencio|guarda silencio|no (?:da|usa|interrumpe|administra|prescribe|indica|minimiza|culpa|juzga)|evita|sin (?:juzgar|interrumpir)|escucha|contacto visual|lenguaje corporal)\b/,
};
const FINDS: Record<Language, RegExp> = {
  en: /\b(?:uncovers?|discovers?|elicits?|finds? out|finds|learns?|identif(?:y|ies)|establishes that|notes that|detects?|recognises)\b/,
  es: /\b(?:descubre|averigua|detecta|identifica|obtiene|recoge|reconoce|constata)\b/,
};
/** `Quantifies alcohol`: how much has to be asked for, too. */
const QUANTIFIES: Record<Language, RegExp> = { en: /\bquantif(?:y|ies)\b/, es: /\bcuantifica\b/ };
/** `Better or worse`, and lists of three and more, of which nobody asks for each. */
const ONE_WILL_DO: Record<Language, RegExp> = { en: /\bor\b|,.*(?:,|\band\b)/, es: /\b[ou]\b|,.*(?:,|\by\b)/ };

/** The items of a checklist with the titles of their sections. */
export const itemsOf = (sections: readonly Pick<ChecklistPart, 'title' | 'items'>[]): ItemText[] =>
  sections.flatMap(({ title: section, items }) =>
    items.map(({ id, title, covered_by }) => ({ id, title, section, covered_by })),
  );

/** The items that the words of a talk can show, each by its id. */
export const judgedItems = (items: readonly ItemText[], language: Language): ReadonlySet<number> =>
  new Set(
    itemNeeds(items, language)
      .filter(({ total }) => total > 0)
      .map(({ id }) => id),
  );

const HOW_OF = { ask: 'asked', tell: 'told', either: 'said', reply: 'said' } as const;
const ACT_OF = { asked: 'ask', told: 'tell', said: 'either', pattern: 'either', done: 'either' } as const;

/** `codeine`, and not `painkillers`: the first names of a class are its own. */
function namesOneDrug(text: string, language: Language): boolean {
  const [word, ...others] = wordsOf(text, language);
  if (others.length > 0 || word?.concept?.kind !== 'drug') return false;
  return !word.concept[language].slice(0, 2).includes(folded(text));
}

/** What covers an item by its author's own words. */
function needsOf(id: number, { how, of, all }: Cover, place: number, language: Language): ItemNeeds {
  const phrases = new Map<string, readonly string[]>();
  const literal = new Map<string, readonly string[]>();
  const keys = new Set(
    of.flatMap((one) => {
      // A drug that the author names is that one, and no other of its class.
      const isOneDrug = how === 'told' && namesOneDrug(one, language);
      const words = one.startsWith('#') ? [one] : isOneDrug ? sayingStems(one, language) : [...keysOf(one, language)];
      if (!one.startsWith('#')) literal.set(words.join(' '), sayingStems(one, language));
      if (words.length < 2) return words;
      phrases.set(words.join(' '), words);
      return [words.join(' ')];
    }),
  );
  const total = how === 'done' ? 0 : keys.size;
  return {
    id,
    place,
    act: ACT_OF[how],
    weights: new Map([...keys].map((key) => [key, 1])),
    matters: new Set(),
    total,
    alternatives: !all,
    share: all ? 1 : total === 0 ? 1 : 1 / total,
    views: new Set(),
    findings: new Set(),
    quantifies: false,
    warns: true,
    why: false,
    tellsSomebody: false,
    beside: new Set(),
    within: new Map(),
    phrases,
    literal,
  };
}

/** What covers an item by its title: what an author is shown, and may correct. */
export function coverOf(item: ItemText, language: Language): Cover {
  if (item.covered_by) return item.covered_by;
  const needs = itemNeeds([item], language)[0]!;
  if (needs.total === 0) return { how: 'done', of: [], all: false };
  const plain = folded(item.title);
  const written = new Map(
    exactWords(item.title, language).map(({ key, from, to }) => [key, plain.slice(from, to).replace(/'s?$/, '')]),
  );
  const keys = keysBeside(item.title, language).filter((key) => needs.weights.has(key) && !needs.beside.has(key));
  const isPattern = keys.length > 0 && keys.every(isOfTheTalk);
  return {
    how: isPattern ? 'pattern' : HOW_OF[needs.act],
    of: keys.map((key) => (isConcept(key) ? key : (written.get(key) ?? key))).slice(0, ANSWERS_MAX),
    all: !needs.alternatives,
  };
}

/** A title with what it names, before it is weighed against the others. */
interface Read {
  item: ItemText;
  act: Act;
  quantifies: boolean;
  /** What must be said, what may be, and what counts only beside it. */
  mainKeys: string[];
  exampleKeys: string[];
  tailKeys: string[];
  findings: string[];
  alternatives: boolean;
}

/** Whether a part of a title names a matter by itself. */
const canBeSaid = (text: string, language: Language): boolean =>
  keysBeside(text, language).some((key) => isConcept(key) && !isVague(key) && key !== '#open-question');

function readItem(item: ItemText, language: Language): Read {
  const { main, examples, tail } = partsOfTitle(item.title, language, (text) => canBeSaid(text, language));
  const plain = folded(item.title);
  const finds = FINDS[language].exec(plain);
  const quantifies = QUANTIFIES[language].test(plain);
  const act = actOf(item, language);
  const named = withoutPlan([...new Set([...keysBeside(main, language), ...(quantifies ? ['#number'] : [])])], act);
  // Who answers a fear speaks of what is feared.
  const answersViews = (act === 'tell' || act === 'reply') && !named.every(isView);
  const worded = named.filter((key) => !isNumber(key));
  // `Ipratropium 500 micrograms`: how much is a detail beside what.
  const said = worded.length > 0 ? worded : named;
  const mainKeys = answersViews ? said.filter((key) => !isView(key)) : said;
  const isNew = (key: string) => !mainKeys.includes(key);
  const agreed = AGREES[language].test(plain) ? ['#agreement'] : [];
  const felt = act === 'reply' ? ['#empathy'] : [];
  return {
    item,
    act,
    quantifies,
    mainKeys,
    exampleKeys: [...keysBeside(examples, language), ...agreed].filter(isNew),
    tailKeys: [...keysBeside(tail, language), ...felt, ...named.filter((key) => isView(key) || isNumber(key))].filter(
      isNew,
    ),
    findings: finds ? keysBeside(item.title.slice(finds.index), language) : [],
    alternatives: ONE_WILL_DO[language].test(folded(main)),
  };
}

/** What an item needs. @param weightOf the weight of a key beside the others of its item */
function needsByTitle(
  { item, act, quantifies, mainKeys, exampleKeys, tailKeys, findings, alternatives }: Read,
  place: number,
  weightOf: (key: string, beside: readonly string[]) => number,
  language: Language,
): ItemNeeds {
  const plain = folded(item.title);
  const silent = NOT_BY_WORDS[language].test(plain) && !mainKeys.includes('#open-question');
  // An item that names its matter only by examples is met by them.
  const named = mainKeys.length > 0 ? mainKeys : exampleKeys;
  const within = boundIn(item.title, named, language);
  const needed = named.filter((key) => ![...within.values()].includes(key));
  const beside = new Set([...tailKeys, ...within.values()]);
  const weight = (key: string) => weightOf(key, needed);
  const weights = new Map(needed.map((key) => [key, weight(key)]));
  for (const key of [...exampleKeys, ...beside]) if (!weights.has(key)) weights.set(key, weight(key) * EXAMPLE);
  for (const [sign, of] of signsIn(item.title, needed, language))
    if (!weights.has(sign)) weights.set(sign, weight(of) * WEAK);
  const isOne = (key: string) => (isMatter(key) || (alternatives && isAspect(key))) && !beside.has(key);
  return {
    id: item.id,
    place,
    act,
    weights,
    matters: new Set(needed.some(isMatter) ? [...weights.keys()].filter(isOne) : []),
    total: silent ? 0 : needed.reduce((sum, key) => sum + weight(key), 0),
    alternatives: alternatives || mainKeys.length === 0,
    warns: WARNS[language].test(plain),
    why: act === 'tell' && WHY[language].test(plain),
    tellsSomebody: TELLS_SOMEBODY[language].test(plain),
    beside,
    within,
    views: new Set(act === 'ask' || act === 'either' ? VIEWS.filter((key) => mainKeys.includes(key)) : []),
    findings: new Set(findings),
    quantifies,
    phrases: new Map(),
    literal: new Map(),
  };
}

/** What each item needs; a word that many items have weighs little in each. */
export function itemNeeds(items: readonly ItemText[], language: Language): ItemNeeds[] {
  const read = items.map((item) => readItem(item, language));
  const having = new Map<string, number>();
  for (const { mainKeys } of read) for (const key of mainKeys) having.set(key, (having.get(key) ?? 0) + 1);
  const weightOf = (key: string, beside: readonly string[]) =>
    Math.log(1 + (items.length + 1) / (having.get(key) ?? 1)) *
    (isVague(key) || (!isConcept(key) && beside.some((other) => isConcept(other) && !isVague(other))) ? WEAK : 1);
  return read.map((one, place) =>
    one.item.covered_by
      ? needsOf(one.item.id, one.item.covered_by, place, language)
      : needsByTitle(one, place, weightOf, language),
  );
}
