/** Which words of a sentence count for an item of a checklist. Pure. */
import { ALIKE, KINDS, SAME } from '../engine/words/related-concepts';
import { looksLikeDrug, sayingStems, type Word } from '../engine/words/words';
import type { ItemNeeds } from './item-needs';
import { isMatter } from './item-words';
import type { Said } from './said';

/** When it began says how long it has lasted. */
const SINCE = ['#onset', '#duration'];
/** Who asks for one has asked for the other. */
const IMPLIES: Readonly<Record<string, readonly string[]>> = {
  '#pads': ['#number'],
  '#glasses': ['#vision'],
  '#lasting': ['#duration'],
  '#hospital': ['#past-health'],
  '#operation': ['#past-health'],
};
/** The same of an item that names both: `bought medicines`, `takes tablets as prescribed`. */
const WITHIN_ONE_ITEM: Readonly<Record<string, readonly string[]>> = {
  '#adherence': ['#medicine'],
  '#over-the-counter': ['#medicine'],
  '#herbal': ['#medicine'],
};

/** The needs that a word meets: those of its own name, and of what it is a kind of or stands for. */
const standsFor = (key: string): readonly string[] => [
  key,
  ...(ALIKE[key] === undefined ? [] : [ALIKE[key]]),
  ...(SINCE.includes(key) ? SINCE : []),
  ...Object.entries(KINDS).flatMap(([wider, kinds]) => (kinds.includes(key) ? wider : [])),
  ...SAME.filter((pair) => pair.includes(key)).flat(),
  ...(IMPLIES[key] ?? []),
];
/** Who tells of one drug by its name has told of medicines. */
const isDrug = ({ key, concept }: Word): boolean => concept?.kind === 'drug' || looksLikeDrug(key);
/** The same of one item: what it names itself stands for nothing wider (`migraine` is not also its `headache`). */
const meetsOf = (word: Word, { weights, act }: ItemNeeds): readonly string[] => [
  ...(SINCE.includes(word.key) || !weights.has(word.key)
    ? standsFor(word.key)
    : [word.key, ...(WITHIN_ONE_ITEM[word.key] ?? [])]),
  ...(act === 'tell' && isDrug(word) ? ['#medicine'] : []),
];

/** `Do you smoke, and how much do you drink?` counts drinks. */
function countsTheMatter({ matters }: ItemNeeds, words: readonly Word[]): boolean {
  const at = words.findIndex(({ key }) => standsFor(key).includes('#number'));
  const after = words.slice(at + 1).find(({ key }) => isMatter(key));
  return after === undefined || standsFor(after.key).some((key) => matters.has(key));
}

const has = (words: readonly Word[], key: string): boolean => words.some((word) => word.key === key);

/** Whether a sentence does what an item asks for: asks, tells, or answers with feeling. */
function doesItsAct({ act }: ItemNeeds, { asks, tells, words }: Said): boolean {
  if (act === 'ask') return asks;
  if (act === 'tell') return tells;
  return act === 'either' || tells || has(words, '#empathy');
}

/** Whether a sentence lacks what an item cannot do without. A warning is about what it warns of, and explains nothing. */
const isOfAnotherKind = (needs: ItemNeeds, { givesAReason, speaksOfTelling, isQuestion, words }: Said): boolean =>
  (needs.why && !givesAReason) ||
  (needs.tellsSomebody && !speaksOfTelling) ||
  (!needs.warns && needs.act !== 'ask' && !isQuestion && has(words, '#safety-net'));

/** The words themselves that count. What a patient thinks and fears is asked for. */
function ownHits(needs: ItemNeeds, { words, isQuestion, tellsALength }: Said, isOfItsAct: boolean): string[] {
  const own = words
    .filter((word) => isOfItsAct || word.concept?.kind === 'communication')
    .flatMap((word) => meetsOf(word, needs))
    .filter((key) => needs.weights.has(key) && (isQuestion || !needs.views.has(key)))
    .filter((key) => !needs.quantifies || key !== '#number' || countsTheMatter(needs, words));
  const isLength = needs.act === 'tell' && isOfItsAct && tellsALength;
  return isLength ? [...own, ...SINCE.filter((key) => needs.weights.has(key))] : own;
}

/** What its author names in several words, or in a word of no list. */
function phrasesIn({ literal, phrases }: ItemNeeds, { text, words, language }: Said): string[] {
  const stems = new Set(sayingStems(text, language));
  const said = new Set(words.map(({ key }) => key));
  return [
    ...[...phrases].filter(([, keys]) => keys.every((key) => said.has(key))),
    ...[...literal].filter(([, all]) => all.length > 0 && all.every((stem) => stems.has(stem))),
  ].map(([phrase]) => phrase);
}

/** The needs of an item that a sentence meets: a question for an item that asks, a statement for an item that informs. */
export function hitsOf(needs: ItemNeeds, said: Said): string[] {
  if (isOfAnotherKind(needs, said)) return [];
  const isOfItsAct = doesItsAct(needs, said);
  const own = ownHits(needs, said, isOfItsAct);
  const isBound = (key: string) => needs.within.has(key) && !own.includes(needs.within.get(key)!);
  const isUnderstood = needs.act === 'ask' && isOfItsAct && needs.share === undefined && !own.some(isBound);
  const understood = isUnderstood ? said.labels.filter((key) => needs.weights.has(key)) : [];
  const hits = [...own, ...understood].filter((key) => !isBound(key));
  return isOfItsAct && needs.literal.size > 0 ? [...hits, ...phrasesIn(needs, said)] : hits;
}
