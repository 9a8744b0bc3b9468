/** Numbers and sides that are said back otherwise than the facts have them. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { type Fact, isVolunteered } from '../read/fact';
import { folded } from '../words/text';

import { isBody, isConcept, keysOf, numberOf, stemOf } from '../words/words';

const AGE: Record<Language, readonly RegExp[]> = {
  en: [
    /\byou(?:'re| are)(?: aged?)? (\d{1,3}|[a-z]+)(?= years? old\b|\W*$| and\b|,)/,
    /\b(?:aged?|age is) (\d{1,3})\b/,
    /\b(\d{1,3})[- ]years?[- ]old\b/,
  ],
  es: [/\b(?:tiene|tienes) (\d{1,3}|[a-z]+) anos(?! (?:de|con|que|fumando))/, /\bedad (?:es )?(?:de )?(\d{1,3})\b/],
};

/** Whether another age than theirs is said; null if none is said, or the script has no age. */
export function otherAge(text: string, age: number | null, language: Language): boolean | null {
  if (age === null) return null;
  for (const pattern of AGE[language]) {
    const said = pattern.exec(folded(text))?.[1];
    const number = said === undefined ? null : numberOf(said, language);
    if (number !== null) return Number(number) !== age;
  }
  return null;
}

const OUT_OF_TEN = /\b(\d+) ?(?:out of|\/|sobre) ?10\b/g;
const RATE =
  /\b(\d+) (?:[a-z-]+ ){0,2}?(?:a|per|each|every|al|por|cada|a la) (day|night|week|month|dia|noche|semana|mes)\b/g;
/** `12 paracetamol tablets` are 12 of either. */
const COUNT =
  /\b(\d+(?:[.,]\d+)?) ([a-z]{2,})\b(?: (?!(?:from|with|about|over|since|every|each|last|this|that|para|desde|cada|sobre|como|todos|todas)\b)([a-z]{4,})\b)?/g;
/** Lengths of time are judged by their own rule, and `one of` counts nothing. */
const NO_UNIT =
  /^(?:min|hour|hr|day|night|week|fortnight|month|year|yr|hora|dia|noche|seman|mes|ano|out|of|sobre|and|or|a|in|to|at|per|y|o|de|al|por|the|times?|veces|vez)/;

/** `At eight`, `a las once`. */
const CLOCK =
  /\b(?:at|a las?) (\d{1,2})\b(?! (?:minutes|hours|days|weeks|months|years|minutos|horas|dias|semanas|meses|anos|percent|mg|sobre))/g;
const TIMES_OF_DAY: readonly (readonly [string, RegExp])[] = [
  ['morning', /\b(?:morning|por la manana|esta manana)\b/],
  ['afternoon', /\b(?:afternoon|tarde)\b/],
  ['night', /\b(?:evening|night|tonight|overnight|noche|anoche)\b/],
  ['day', /\b(?:daytime|during the day|in the day|by day|de dia|durante el dia)\b/],
];

interface Quantity {
  unit: string;
  number: string;
}
function quantitiesIn(text: string, language: Language): Quantity[] {
  const plain = folded(text).replaceAll(/[a-z]+/g, (word) => numberOf(word, language) ?? word);
  const found: Quantity[] = [];
  const add = (unit: string, number: string) => found.push({ unit, number: number.replace(',', '.') });
  for (const [, written] of plain.matchAll(OUT_OF_TEN)) add('/10', written!);
  for (const [, written] of plain.matchAll(CLOCK)) add('on the clock', written!);
  for (const [time, words] of TIMES_OF_DAY) if (words.test(plain)) add('time of day', time);
  for (const [, written, of] of plain.matchAll(RATE)) add(`a ${of}`, written!);
  for (const [, written, ...units] of plain.matchAll(COUNT))
    for (const unit of units) if (unit !== undefined && !NO_UNIT.test(units[0]!)) add(stemOf(unit, language), written!);
  return found;
}

const shares = (fact: Fact, keys: ReadonlySet<string>): boolean =>
  [...keys].some((key) => key.length > 3 && (fact.textKeys.has(key) || (isConcept(key) && fact.topicKeys.has(key))));

/** The facts that say another number of the same thing; none if one says the same, null if none says any. */
export function otherNumbers(text: string, open: readonly Fact[], language: Language): Fact[] | null {
  let isSame = false;
  const keys = keysOf(text, language);
  for (const { unit, number } of quantitiesIn(text, language)) {
    const counted = open.filter(
      (fact) =>
        (unit === '/10' || shares(fact, keys)) && quantitiesIn(fact.said, language).some((one) => one.unit === unit),
    );
    const says = (fact: Fact) =>
      quantitiesIn(fact.said, language).some((one) => one.unit === unit && one.number === number);
    if (counted.length > 0 && !counted.some(says)) return counted.slice(0, 1);
    isSame ||= counted.length > 0;
  }
  return isSame ? [] : null;
}

const SIDES: Record<Language, readonly [RegExp, RegExp]> = {
  en: [/\bleft\b/, /\bright\b(?! (?:now|away|in the middle|after|before|up|down))/],
  es: [/\bizquierd[oa]s?\b/, /\bderech[oa]s?\b/],
};
const BOTH =
  /\bboth (?:sides|legs|arms|hands|feet|knees|ears|eyes)\b|\b(?:ambos|ambas|los dos lados|las dos piernas)\b/;
const sideIn = (text: string, language: Language): 'left' | 'right' | 'both' | null => {
  const plain = folded(text);
  if (BOTH.test(plain)) return 'both';
  const [left, right] = SIDES[language].map((side) => side.test(plain));
  return left === right ? null : left ? 'left' : 'right';
};

/** The facts that say the other side of the same place; none if one says the same, null if none says any. */
export function otherSide(
  text: string,
  open: readonly Fact[],
  complaint: ReadonlySet<string>,
  language: Language,
): Fact[] | null {
  const side = sideIn(text, language);
  if (side === null) return null;
  const keys = keysOf(text, language);
  const places = [...keys].filter(isBody);
  const isOfComplaint = keys.has('#pain') || [...keys].some((key) => complaint.has(key));
  const sided = open.filter(
    (fact) =>
      sideIn(fact.said, language) !== null &&
      (places.some((key) => fact.textKeys.has(key) || fact.topicKeys.has(key)) ||
        [...keys].some((key) => isConcept(key) && (fact.topicKeys.has(key) || fact.textKeys.has(key))) ||
        (places.length === 0 && isOfComplaint && fact.textKeys.has('#site'))),
  );
  if (sided.length === 0) return null;
  const brought = sided.filter(isVolunteered);
  // The other leg may be named, too: what brought them counts.
  if (brought.length > 0 && isOfComplaint && !brought.some(({ said }) => sideIn(said, language) === side))
    return brought.slice(0, 1);
  return sided.some(({ said }) => sideIn(said, language) === side) ? [] : sided.slice(0, 1);
}
