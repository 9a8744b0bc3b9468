/** What must be said for an item of a checklist: its words without those of the examiner who wrote it. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { ChecklistPart } from '~/domain/stations/find-checklist.query';
import { CONCEPTS } from '../engine/words/clinical-words';
import { folded } from '../engine/words/text';
import { ANSWERS_MAX, type Cover } from '~/domain/stations/patient-facts';
import {
  AGREES,
  EITHER_WAY,
  EXAMINER,
  IN_REPLY,
  HEAD_VERB,
  STANDS_FOR,
  TELLS_SOMEBODY,
  WARNS,
  WHY,
  withoutExaminer,
} from './examiner-words';
import { exactWords } from './exact-words';
import { partsOfTitle } from './item-title';
import { isAspect, isConcept, isSymptom, isVague, keysOf, sayingStems, VIEWS, wordsOf } from '../engine/words/words';

/** Of a word that half of all items have, and of one beside those that clinicians know it by. */
const WEAK = 0.5;

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
  /** Asked of the patient, or told to them. */
  act: 'ask' | 'tell' | 'either' | 'reply';
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

const TELLS: Record<Language, RegExp> = {
  en: /^(?:(?:clearly|briefly|honestly|correctly|safely|then|also|appropriately)\s+)?(?:explain|advise|offer|give|recommend|suggest|discuss|arrange|reassure|propose|describe|state|tell|inform|safety|summaris|prescribe|starts? (?:treatment|oxygen|fluids)|present|name|plan(?!ning)|request|order|agree|provide|warn|refer|acknowledge|respond|mention|justif|interpret|diagnos|treat|escalat|inform|report|say|withhold|stop|repeat|link|weighs?\b|compare|normalis|reach|correct|address|handle|involve|make a|asks? for (?:senior|help|a review))/,
  es: /^(?:explica|dice|aconseja|ofrece|da |recomienda|sugiere|comenta|organiza|tranquiliza|propone|describe|informa|resume|prescribe|inicia|presenta|nombra|planifica|solicita|pide|acuerda|advierte|deriva|reconoce|responde|menciona|justifica|interpreta|diagnostica|trata|avisa|plantea|comunica|indica|valora con)/,
};
const TELLING_SECTIONS: Record<Language, RegExp> = {
  en: /\b(?:explanation|explaining|plan|management|diagnosis|presentation|summary|treatment|advice|closing|next steps|handover)\b/,
  es: /\b(?:explicacion|plan|manejo|diagnostico|presentacion|resumen|tratamiento|consejos|cierre|siguientes pasos)\b/,
};
/** What no transcript shows, or shows by its absence. */
/** `Data gathering and diagnosis`: what is asked for stands there, with other things or without. */
const ASKING_SECTIONS: Record<Language, RegExp> = {
  en: /\b(?:gathering|history|asking|questions|finding out)\b/,
  es: /\b(?:anamnesis|recogida|preguntas|historia)\b/,
};
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

function actOf(item: ItemText, language: Language): ItemNeeds['act'] {
  const title = folded(item.title);
  if (IN_REPLY[language].test(title)) return 'reply';
  if (EITHER_WAY[language].test(title)) return 'either';
  if (TELLS[language].test(title)) return 'tell';
  const asksItself =
    language === 'en'
      ? /^(?:asks|establish|explor|elicit|enquir|inquir|quantif|confirm|check|take|screen|clarif|obtain|gather|uncover|discover|identif|determin|(?:what|who|when|where|how|why|whether)\b(?! to\b))/
      : /^(?:pregunta|indaga|explora|interroga|establece|averigua|cuantifica|confirma|comprueba|recoge|investiga|aclara|obtiene|descubre|detecta|(?:con quien|que|como|cuando|donde|quien|si)\b(?! hacer\b))/;
  const section = folded(item.section);
  const isTelling = TELLING_SECTIONS[language].test(section) && !ASKING_SECTIONS[language].test(section);
  if (asksItself.test(title)) return 'ask';
  if (isTelling) return 'tell';
  return HEAD_VERB[language].test(title) ? 'either' : 'ask';
}

/** `Illnesses in the family` is one matter. */
const isAnyIllness = (key: string, written: string): boolean =>
  key === '#past-health' && /^(?:illness|illnesses|enfermedad|enfermedades)$/.test(written);

/** What an item names, without an examiner's words. */
function keysBeside(text: string, language: Language): string[] {
  const plain = folded(text);
  const keys = keysIn(plain, withoutExaminer(plain, language), language);
  // `Responds with empathy`: the manner is the matter.
  return keys.length > 0 ? keys : [...keysOf(plain, language)].filter(isOfTheTalk);
}

/** @param said the text without the words of examiners */
function keysIn(plain: string, said: string, language: Language): string[] {
  const words = exactWords(said, language).map(({ key, from, to }) => ({
    key,
    written: plain.slice(from, to).replace(/'s?$/, ''),
  }));
  const isOfTheFamily = words.some(({ key }) => key === '#family');
  const isOfHabits = words.some(({ key }) => key === '#alcohol' || key === '#smoke');
  const keys = words
    .filter(({ key, written }) => !EXAMINER[language].has(written) && !(isOfTheFamily && isAnyIllness(key, written)))
    .map(({ key, written }) =>
      isOfHabits && written === 'drugs' ? '#recreational-drugs' : (STANDS_FOR[language][written] ?? key),
    );
  return [...new Set(keys)];
}

/** `Memory of the fall`: of two symptoms the first counts only beside the second. */
function boundIn(title: string, needed: readonly string[], language: Language): Map<string, string> {
  const words = wordsOf(title, language).filter(({ key }) => needed.includes(key) && isSymptom(key));
  const bound = words.flatMap((word, index) => {
    const next = words[index + 1];
    const between = next ? folded(title).slice(word.to, next.from) : '';
    return next && /^ (?:of|de|del)(?: \w+)? $/.test(between) ? [[word.key, next.key] as const] : [];
  });
  return new Map(bound);
}

const isView = (key: string): boolean => VIEWS.some((view) => view === key);

/** Of an item that tells: `the plan`, `now` and `what happens` say what is agreed, and name nothing. */
const OF_A_PLAN: ReadonlySet<string> = new Set(['#plans', '#now', '#open-question', '#explanation', '#future']);
function withoutPlan(keys: string[], act: ItemNeeds['act']): string[] {
  if (keys.includes('#warning-shot')) return ['#warning-shot'];
  if (act === 'ask' && !keys.some((key) => isOfTheTalk(key) && key !== '#open-question')) return keys;
  const left = keys.filter((key) => !OF_A_PLAN.has(key));
  return left.length > 0 ? left : keys;
}

/** By what a condition is asked for, when an item names only the condition: `Symptoms of anaemia`. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '#anaemia': ['#tired', '#dizzy', '#breathless', '#palpitations', '#collapse', '#colour'],
  '#infection': ['#fever', '#cough', '#phlegm', '#runny-nose', '#sweat'],
  '#hypo': ['#tremor', '#sweat', '#dizzy', '#memory'],
  '#clot': ['#leg', '#swelling', '#breathless', '#cough-blood'],
  '#prostate': ['#urine', '#urgency', '#night'],
  '#thyroid': ['#weight', '#palpitations', '#tremor', '#heat-and-cold', '#lump'],
  '#reflux': ['#swallow', '#cough'],
};
/** Its signs, each of half its weight. */
const signsOf = (key: string, weight: (key: string) => number): [string, number][] =>
  (SIGNS[key] ?? []).map((sign) => [sign, weight(key) * WEAK]);
const SYMPTOMS_OF: Record<Language, RegExp> = { en: /\bsymptoms?\b/, es: /\bsintomas?\b/ };

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

/** A matter by itself: neither how long nor how bad, nor what half of all questions have. */
export const isMatter = (key: string): boolean => isConcept(key) && !isAspect(key) && !isVague(key);
const OF_THE_TALK = new Set(CONCEPTS.filter(({ kind }) => kind === 'communication').map(({ key }) => `#${key}`));
export const isOfTheTalk = (key: string): boolean => OF_THE_TALK.has(key);

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
      // A drug that is told is the one that its author names, and no other of its class.
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
  const words = wordsOf(item.title, language).filter((word) => needs.weights.has(word.key));
  const of = words.map((word) =>
    isConcept(word.key) ? word.key : folded(item.title).slice(word.from, word.to).replace(/'s?$/, ''),
  );
  const isPattern = words.length > 0 && words.every((word) => isOfTheTalk(word.key));
  return {
    how: isPattern ? 'pattern' : HOW_OF[needs.act],
    of: [...new Set(of)].slice(0, ANSWERS_MAX),
    all: !needs.alternatives,
  };
}

/** What each item needs; a word that many items have weighs little in each. */
export function itemNeeds(items: readonly ItemText[], language: Language): ItemNeeds[] {
  const read = items.map((item) => {
    const { main, examples, tail } = partsOfTitle(item.title, language, (text) =>
      keysBeside(text, language).some((key) => isConcept(key) && !isVague(key) && key !== '#open-question'),
    );
    const finds = FINDS[language].exec(folded(item.title));
    const quantifies = QUANTIFIES[language].test(folded(item.title));
    const act = actOf(item, language);
    const said = withoutPlan([...new Set([...keysBeside(main, language), ...(quantifies ? ['#number'] : [])])], act);
    const mainKeys =
      said.some((key) => !isView(key)) && (act === 'tell' || act === 'reply')
        ? said.filter((key) => !isView(key))
        : said;
    return {
      item,
      act,
      quantifies,
      mainKeys,
      exampleKeys: [
        ...keysBeside(examples, language),
        ...(AGREES[language].test(folded(item.title)) ? ['#agreement'] : []),
      ].filter((key) => !mainKeys.includes(key)),
      tailKeys: [
        ...keysBeside(tail, language),
        ...(act === 'reply' ? ['#empathy'] : []),
        ...said.filter(isView),
      ].filter((key) => !mainKeys.includes(key)),
      findings: finds ? keysBeside(item.title.slice(finds.index), language) : [],
      alternatives: ONE_WILL_DO[language].test(folded(main)),
    };
  });
  const having = new Map<string, number>();
  for (const { mainKeys } of read) for (const key of mainKeys) having.set(key, (having.get(key) ?? 0) + 1);
  const weightOf = (key: string, beside: readonly string[]) =>
    Math.log(1 + (items.length + 1) / (having.get(key) ?? 1)) *
    (isVague(key) || (!isConcept(key) && beside.some((other) => isConcept(other) && !isVague(other))) ? WEAK : 1);
  return read.map(
    ({ item, act, quantifies, mainKeys, exampleKeys, tailKeys: beside, findings, alternatives }, place) => {
      if (item.covered_by) return needsOf(item.id, item.covered_by, place, language);
      const silent = NOT_BY_WORDS[language].test(folded(item.title)) && !mainKeys.includes('#open-question');
      // An item that names its matter only by examples is met by them.
      const named = mainKeys.length > 0 ? mainKeys : exampleKeys;
      const within = boundIn(item.title, named, language);
      const needed = named.filter((key) => ![...within.values()].includes(key));
      const tailKeys = [...beside, ...within.values()];
      const weight = (key: string) => weightOf(key, needed);
      const total = silent ? 0 : needed.reduce((sum, key) => sum + weight(key), 0);
      const weights = new Map(
        [...needed, ...exampleKeys].map((key) => [key, needed.includes(key) ? weight(key) : weight(key) * 0.6]),
      );
      for (const key of tailKeys) if (!weights.has(key)) weights.set(key, weight(key) * 0.6);
      const signs = SYMPTOMS_OF[language].test(folded(item.title)) ? needed.flatMap((key) => signsOf(key, weight)) : [];
      for (const [sign, half] of signs) if (!weights.has(sign)) weights.set(sign, half);
      return {
        id: item.id,
        place,
        act,
        weights,
        matters: new Set(
          needed.some(isMatter)
            ? [...weights.keys()].filter(
                (key) => (isMatter(key) || (alternatives && isAspect(key))) && !tailKeys.includes(key),
              )
            : [],
        ),
        total,
        alternatives: alternatives || mainKeys.length === 0,
        warns: WARNS[language].test(folded(item.title)),
        why: act === 'tell' && WHY[language].test(folded(item.title)),
        tellsSomebody: TELLS_SOMEBODY[language].test(folded(item.title)),
        beside: new Set(tailKeys),
        within,
        views: new Set(act === 'ask' || act === 'either' ? VIEWS.filter((key) => mainKeys.includes(key)) : []),
        findings: new Set(findings),
        quantifies,
        phrases: new Map(),
        literal: new Map(),
      };
    },
  );
}
