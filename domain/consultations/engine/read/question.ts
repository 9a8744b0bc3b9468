/** What a question asks for, as slots: of what (`#fever`), and what of it (`#onset`). Pure. */
import type { Language } from '~/domain/accounts/contract';
import { IS_LIKE } from './measures';
import { folded } from '../words/text';
import { isGeneric, isNumber, namingStems, type Word, wordsOf } from '../words/words';

export interface Question {
  /** What is asked about: symptoms, medicines, habits, people. */
  subjects: ReadonlySet<string>;
  /** What is asked of it: since when, where, how bad. */
  aspects: ReadonlySet<string>;
  /** Any other words that say something. */
  stems: ReadonlySet<string>;
  /** Stems of its words, also of those that a concept stands for: `coil`. */
  words: ReadonlySet<string>;
  /** `Are you worried about the headaches?` asks for the worry, and not for the headaches. */
  worry: boolean;
  /** It has a word of pain in it: `is it painful when you have sex?` */
  hurts: boolean;
  /** `Any drugs?`: recreational drugs count if no medicines are taken. */
  orDrugs: boolean;
  /** `Iron tablets`: of which an answer must speak. */
  sort: string | null;
  /** What an answer must speak of, if any does: `blood in your stool` asks for the blood. */
  focus: string | null;
  /** Nothing is named: `How long for?` */
  isBare: boolean;
  /** `How long did that last?`: of what was just spoken of, and of nothing else. */
  pointsBack: boolean;
  /** `And at night?`, `How long did that last?`: it goes on with what was spoken of. */
  refersBack: boolean;
}

/** Words of the talk, which ask for nothing, and `pain`, which half of all questions have. */
const EMPTY = new Set(['#pain', '#symptom']);

const REFERS_BACK: Record<Language, RegExp> = {
  en: /^(?:and|what about|how about|which|so|how (?:many|much|long|often|far))\b|\b(?:it|that|they|them|those|this|these|one)\b/,
  es: /^[¿\s]*(?:y|que tal|pero)\b|\b(?:eso|esa|ese|esto|ello|lo|le|la|las|los)\b/,
};
const POINTS_BACK: Record<Language, RegExp> = {
  en: /^(?:and )?how (?:many|much)\b|\b(?:that|those|these|them|they)\b|\b(?:did|has|have|does) it (?:help|helped|work|worked)\b/,
  es: /^[¿\s]*(?:y )?cuant[oa]s?\b|\b(?:eso|esos|esas|ello)\b/,
};

/** What an answer must speak of, by the pattern of a question; the first counts. */
const FOCUS: readonly [string, Record<Language, RegExp>][] = [
  ['#bleeding', { en: /\b(?:blood|bleeding) (?:in|from|when|with|mixed)\b/, es: /\bsangre (?:en|al|con|por)\b/ }],
  // `What do you take for your blood pressure?`
  [
    '#medicine',
    {
      en: /\b(?:take|taking|on) (?:at home )?for (?:your|the|his|her) (?!pain)/,
      es: /\btoma(?:s|ndo)? (?:usted )?para (?:la|el|su|tu) (?!dolor)/,
    },
  ],
  // `Does diabetes run in the family?` asks for nobody else.
  [
    '#family',
    {
      en: /\b(?:in|runs? in) (?:your|the|his|her) family\b/,
      es: /\b(?:en|de) (?:su|tu|la) familia\b|\bfamiliar(?:es)?\b.*\bcon\b/,
    },
  ],
];
const OF_ANOTHER_MATTER = /\bopina (?:del?|sobre) (?!esto|eso|ello|lo|su|todo)/;
const DRUGS = /\b(?:any|do|use|using|take|taking|with)\b.*\bdrugs\b(?! for\b)/;
const AT_HOME = /\bat home\b(?!.*\bwith you\b)|\ben (?:su |tu )?casa\b/;

const EACH_LASTS: Record<Language, RegExp> = {
  en: /\bhow long (?:do|does|did) (?:\w+ ){1,3}(?:usually |normally )?last\b/,
  es: /\bcuanto (?:\w+ )?dura(?:n|ban|ba)? (?:cada|est[ao]s|los|las)\b/,
};
const BORN =
  /\b(?:before|since|until|after) (?:(?:the|your) )?\w+ (?:was|were) born\b|\b(?:antes de que|desde que|hasta que) (?:naci\w+|\w+ naci\w+)\b/;
/** Subjects that a question names and does not mean: beside any of some others, or in some words, or both. */
const NOT_MEANT: readonly { not: readonly string[]; beside?: readonly string[]; in?: RegExp }[] = [
  // Eating with the jaw asks for no appetite.
  { not: ['#appetite', '#diet'], beside: ['#jaw', '#chewing'] },
  { not: ['#expectations'], beside: ['#family-plans'] },
  { not: ['#support'], in: /\bdo you support\b/ },
  // `Is he in pain, do you think?` asks for the pain.
  {
    not: ['#ideas'],
    in: /^(?:and |so )?(?:is|are|was|were|does|do|did|has|have|could|would|might|will|how (?:much|many|long|often|old))\b.*\b(?:do|would) you (?:think|reckon|say)\W*$/,
  },
  // Thoughts of suicide are no ideas of what is wrong.
  { not: ['#ideas'], beside: ['#self-harm', '#harm-others'] },
  // `Any tablets at home?` asks for the tablets.
  {
    not: ['#home'],
    beside: ['#medicine', '#coping', '#smoke', '#alcohol', '#pets', '#painkiller', '#harm-others', '#hurts-you'],
    in: AT_HOME,
  },
  // `Before she was born` is a time, and asks for no birth.
  { not: ['#birth'], in: BORN },
  // So is `as a baby`.
  { not: ['#baby', '#children'], in: /\bas an? (?:baby|child|toddler)\b|\bde (?:bebe|nin[oa]|pequen[oa])\b/ },
  // `Anything we should know about?` asks for no knowledge.
  { not: ['#knowledge'], in: /\b(?:i|we|they) (?:should |need to |ought to |must )?know (?:about|of)\b/ },
  // `When you wipe after the toilet`: of the skin, and not of the bowels.
  { not: ['#bowels'], beside: ['#saddle'], in: /\bwip(?:e|ing)\b/ },
  // Coffee is a drink, and no alcohol.
  { not: ['#alcohol'], beside: ['#caffeine', '#sugary-drinks', '#fluids'] },
];
/** `In the past`, but not `in the past fortnight`. */
const BEFORE: Record<Language, RegExp> = {
  en: /\bin the past\b(?! (?:\w+ )?(?:minute|hour|day|night|week|fortnight|month|year)s?\b)|\bbefore\W*$|\bbefore (?:starting|you started|you began)\b|\bin the (?:last|past) (?:few |couple of )?(?:years?|months)\b/,
  es: /\ben el pasado\b|(?<!que )\bantes\W*$|\ben los ultimos (?:anos|meses)\b/,
};

/** Words before `tablets` that are no sort of them. */
const ANY_SORT = /^(?:regul|new|daili|prescrib|usual|differ|strong|extra|proper|normal|own|regular|current|main|long)/;
/** `Do you use tablets?`: after these stands a verb. */
const BEFORE_A_VERB = /\b(?:you|he|she|they|we|i|been|be|ever|to|being|not|never)\s+$/;
/** The author's word or nobody's right before a word for medicines. In Spanish a verb stands there: `¿Usa pastillas?` */
function sortOf(words: readonly Word[], plain: string, language: Language): string | null {
  const at = words.findIndex(({ key }) => key === '#medicine');
  const before = words[at - 1];
  if (language === 'es' || at < 1 || before?.concept !== null || isNumber(before.key) || ANY_SORT.test(before.key))
    return null;
  if (BEFORE_A_VERB.test(plain.slice(0, before.from))) return null;
  return plain.slice(before.to, words[at]!.from).trim() === '' ? before.key : null;
}

const isSubject = ({ concept }: Word): boolean =>
  concept !== null && concept.kind !== 'aspect' && concept.kind !== 'communication';

const keysIn = (words: readonly Word[], isOne: (word: Word) => boolean): Set<string> =>
  new Set(words.filter(isOne).map((word) => word.key));

function subjectsIn(words: readonly Word[], plain: string): Set<string> {
  const subjects = keysIn(words, (word) => isSubject(word) && !EMPTY.has(word.key));
  for (const { not, beside, in: pattern } of NOT_MEANT)
    if ((pattern?.test(plain) ?? true) && (beside?.some((key) => subjects.has(key)) ?? true))
      not.forEach((key) => subjects.delete(key));
  // `What do you think of football?` asks for no idea of what is wrong.
  if (OF_ANOTHER_MATTER.test(plain) && subjects.size === 1) subjects.delete('#ideas');
  return subjects;
}

function aspectsIn(words: readonly Word[], plain: string, language: Language): Set<string> {
  const aspects = keysIn(words, (word) => word.concept?.kind === 'aspect');
  const namesNothing = words.every(
    ({ key, concept }) => isNumber(key) || EMPTY.has(key) || concept?.kind === 'communication',
  );
  if (language === 'es' && namesNothing && /^[¿\s]*(?:y )?cuant[oa]s?\b/.test(plain)) aspects.add('#number');
  if (BEFORE[language].test(plain) || /^(?:before|antes)\b/.test(BORN.exec(plain)?.[0] ?? '')) aspects.add('#before');
  if (language === 'en' && IS_LIKE.test(plain)) aspects.add('#character');
  // `How long do these headaches last?`: each of them.
  if (EACH_LASTS[language].test(plain)) {
    aspects.delete('#duration');
    aspects.add('#lasting');
  }
  // `How long have you been feeling like this?` asks for no character.
  if (aspects.has('#duration') && /\bfeel(?:ing)? like (?:this|that)\b/.test(plain)) aspects.delete('#character');
  // `Headaches since you started?` asks for no beginning.
  if (/\bsince (?:you )?start/.test(plain)) aspects.delete('#onset');
  return aspects;
}

export function readQuestion(text: string, language: Language): Question {
  const words = wordsOf(text, language);
  const plain = folded(text.trim());
  const subjects = subjectsIn(words, plain);
  const aspects = aspectsIn(words, plain, language);
  const stems = keysIn(words, ({ key, concept }) => concept === null && !isNumber(key));
  const isBare = stems.size === 0 && !words.some(isSubject);
  const hopes =
    subjects.has('#expectations') && [...subjects].every((key) => isGeneric(key) || key === '#expectations');
  return {
    words: namingStems(text, language),
    worry: subjects.has('#concerns') || hopes,
    sort: sortOf(words, plain, language),
    orDrugs: subjects.has('#medicine') && DRUGS.test(plain),
    hurts: words.some(({ key }) => key === '#pain') || /\b(?:hurts?|painful|duelen?|dolor)\b/.test(plain),
    focus: FOCUS.find(([, pattern]) => pattern[language].test(plain))?.[0] ?? null,
    isBare,
    pointsBack: isBare && aspects.size > 0 && POINTS_BACK[language].test(plain),
    // `Any pain?` asks for pain; `How bad is the pain?` asks how bad it is.
    subjects: subjects.size + aspects.size > 0 ? subjects : keysIn(words, ({ key }) => key === '#pain'),
    aspects,
    stems,
    refersBack: (isBare && aspects.size > 0) || REFERS_BACK[language].test(plain),
  };
}

/** Whether it was understood at all: something is named that patients are asked about. */
export const isUnderstood = ({ subjects, aspects }: Question): boolean => subjects.size + aspects.size > 0;

/** `Have you?`: nothing is named. */
export const isEmpty = (question: Question): boolean => !isUnderstood(question) && question.stems.size === 0;

const WHY: Record<Language, RegExp> = { en: /^(?:and |but )?why\b/, es: /^[¿\s]*(?:y )?por que\b/ };
/** `Why is that?`: what stands behind what was just said. */
export const asksWhy = (text: string, language: Language): boolean =>
  WHY[language].test(folded(text.trim())) && isEmpty(readQuestion(text, language));

const OF_SOMEBODY: Record<Language, RegExp> = {
  en: /\b(?:he|him|his|she|her|they|them)\b/,
  es: /\b(?:tenia|murio|fallecio|le paso|le ocurrio|el|ella)\b[?\s]*$|\b(?:tenia|murio|fallecio)\b/,
};
/** `How old was he?`: asked of a person, and of nothing else. */
export function isOfSomebody(text: string, language: Language): boolean {
  const { subjects, aspects } = readQuestion(text, language);
  return OF_SOMEBODY[language].test(folded(text)) && aspects.size === 0 && [...subjects].every((key) => key === '#age');
}
