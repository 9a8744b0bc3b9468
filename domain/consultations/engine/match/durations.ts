/** Lengths of time that a candidate says back: `so you have had it for three days`, about what has lasted for weeks. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { Fact } from '../read/fact';
import { folded } from '../words/text';
import { numberOf } from '../words/words';

/** A length of time: how many, and of what; `a month` is one, and `half` of anything is kept apart. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ['minute', /^min/],
  ['hour', /^(?:hour|hr|hora)/],
  ['day', /^(?:day|dia)/],
  ['week', /^(?:week|seman|fortnight)/],
  ['month', /^(?:month|mes)/],
  ['year', /^(?:year|yr|ano)/],
];
const SPAN =
  /\b(\d+|[a-z]+) (minutes?|mins?|minutos?|hours?|hrs?|horas?|days?|dias?|weeks?|semanas?|fortnights?|months?|mes(?:es)?|years?|yrs?|anos?)\b/g;
const ONE = /^(?:an?|one|un|una|uno)$/;

/** `15 a day` is how many, and no day. */
const LASTS =
  /\b(?:for|over|about|around|than|last|within|nearly|almost|only|hace|durante|desde|casi|lleva[s]?|dura) $/;

const PASSED = /^an? \w+ (?:and a half )?ago\b/;

/** Lengths of time in a text, as `3 day`. */
export function spansIn(text: string, language: Language): string[] {
  const plain = folded(text);
  return [...plain.matchAll(SPAN)].flatMap(({ 1: many, 2: unit, index }) => {
    const rest = plain.slice(index);
    if (/^an?$/.test(many!) && index > 0 && !LASTS.test(plain.slice(0, index)) && !PASSED.test(rest)) return [];
    const count = ONE.test(many!) ? '1' : numberOf(many!, language);
    const of = UNITS.find(([, names]) => names.test(unit!))?.[0];
    return count === null || of === undefined ? [] : `${count} ${of}`;
  });
}

const RATE =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|diez) (?:\w+ )?(?:in|en) (?:the last |los ultimos )?(?:\d+|\w+) (?:weeks?|months?|years?|semanas|meses|anos)\b/;

const HOW_LONG: Record<Language, string> = { en: 'How long', es: '¿Desde cuándo' };

/** What to look for if one length of time is said back; null if there is none, or more than one. */
export function spanQuestion(text: string, language: Language): { span: string; question: string } | null {
  // `Four in five months` is how many.
  if (RATE.test(folded(text))) return null;
  const spans = spansIn(text, language);
  return spans.length === 1
    ? {
        span: spans[0]!,
        question: `${HOW_LONG[language]} ${folded(text)
          .replaceAll(SPAN, ' ')
          .replaceAll(/\b(?:now|ahora)\b/g, ' ')}?`,
      }
    : null;
}

/** `Since last night` is a day, with any number that is said back. */
const RECENT = /\b(?:yesterday|last night|this morning|overnight|ayer|anoche|esta manana|esta madrugada)\b/;
const timesIn = (said: string, language: Language): string[] => [
  ...spansIn(said, language),
  ...(RECENT.test(folded(said)) ? ['1 day'] : []),
];

/** Facts told freely come first: they say how long it has lasted. */
const isFirst = ({ disclosure, topicKeys }: Fact): boolean => disclosure === 'volunteered' || topicKeys.has('#onset');

/** The facts that say another length of time than what was said back; none if one says the same. */
export function contradicting(span: string, facts: readonly Fact[], language: Language): Fact[] {
  const timed = facts
    .filter(({ said, disclosure }) => disclosure !== 'opening' && timesIn(said, language).length > 0)
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || a.index - b.index);
  return timed.some(({ said }) => timesIn(said, language).includes(span)) ? [] : timed.slice(0, 1);
}
