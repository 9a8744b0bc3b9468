/**
 * Which items of a checklist a candidate's words have covered, each with the words that say so. Made to be sparing: an
 * item that is not proposed is ticked by hand in a moment, one that is proposed wrongly teaches something wrong. Pure.
 */
import type { Language } from '~/domain/accounts/contract';
import type { Evidence } from '../contract';
import { isMatter, itemNeeds, type ItemNeeds, type ItemText } from './item-needs';
import { CONCEPTS } from '../engine/words/clinical-words';
import { type Fact, isVolunteered } from '../engine/read/fact';
import { type Move, moveOf } from '../engine/read/moves';
import { addressesTheMachine } from '../engine/read/machine';
import { type Part, partsOf } from '../engine/read/utterance';
import { ALIKE, KINDS, SAME } from '../engine/words/related-concepts';
import { folded } from '../engine/words/text';
import { isVague, looksLikeDrug, sayingStems, type Word, wordsOf } from '../engine/words/words';

/** What of an item's weight must have been said. */
export const COVERED = 0.6;
/** The same for an item that names alternatives, or whose matter was named. */
const NAMED = 0.4;
const ROUNDING = 1e-9;
/** Items that one utterance covers: a list of everything is not a question. */
export const ITEMS_AN_UTTERANCE = 4;
/** Sentences of one utterance that are listened to. */
const SENTENCES_AN_UTTERANCE = 15;

export interface Spoken {
  /** From 1. */
  number: number;
  asked: string;
  /** The answer, if it revealed a fact that is not told freely; empty otherwise. */
  earned: string;
  /** Those facts. */
  told?: readonly Fact[];
}

/** The turns of a talk as the marks read them: an answer counts if it tells what is not told freely. */
export const earnedIn = (
  turns: readonly { number: number; asked: string; said: string; revealed: readonly number[] }[],
  facts: readonly Fact[],
): Spoken[] => {
  const isEarned = (index: number) => facts[index] !== undefined && !isVolunteered(facts[index]);
  return turns.map(({ number, asked, said, revealed }) => ({
    number,
    asked,
    earned: revealed.some(isEarned) ? said : '',
    told: revealed.filter(isEarned).map((index) => facts[index]!),
  }));
};

export interface Covered {
  item_id: number;
  evidence: Evidence[];
}

const isClinical = (words: readonly Word[]): boolean =>
  words.some((word) => word.concept !== null || looksLikeDrug(word.key));

/** `Could we ask her to lock them away?` tells what is proposed. */
const PROPOSES: Record<Language, RegExp> = {
  en: /^(?:(?:and|so|ok|okay|right|well)[\s,]+)*(?:(?:could|can) we\b|would (?:it help|you like me|you be|that)\b|why don't we|how about|what if (?:we|i)\b|do you want me to)/,
  es: /^[¿\s]*(?:y |pues )?(?:le parece (?:bien )?(?:que|si)|quiere que|que le parece (?:si|que)|podemos|podriamos|podria (?:usted )?llevar|y si)\b/,
};

/** When it began says how long it has lasted. */
const SINCE = ['#onset', '#duration'];
/** The needs that a word meets: those of its own name, and of what it is a kind of or stands for. */
const meetsOf = (key: string): readonly string[] => [
  key,
  ...(ALIKE[key] === undefined ? [] : [ALIKE[key]]),
  ...(SINCE.includes(key) ? SINCE : []),
  ...Object.entries(KINDS).flatMap(([wider, kinds]) => (kinds.includes(key) ? wider : [])),
  ...SAME.filter((pair) => pair.includes(key)).flat(),
];

/** The words of a part that count for an item: a question for an item that asks, a statement for an item that informs. */
function hitsOf(needs: ItemNeeds, { part, words, labels, proposes, language }: Said): string[] {
  const isOfItsAct = needs.act === 'either' || (needs.act === 'ask' ? part.asks : !part.asks || proposes);
  const own = words
    .filter((word) => isOfItsAct || word.concept?.kind === 'communication')
    .flatMap((word) => meetsOf(word.key))
    .filter((key) => needs.weights.has(key));
  const understood = needs.act === 'ask' && part.asks ? labels : [];
  const hits = [...own, ...understood.filter((key) => needs.weights.has(key))];
  if (!isOfItsAct || needs.literal.size === 0) return hits;
  const stems = new Set(sayingStems(part.text, language));
  const literal = [...needs.literal].filter(([, all]) => all.length > 0 && all.every((stem) => stems.has(stem)));
  const said = new Set(words.map((word) => word.key));
  const phrases = [...needs.phrases].filter(([, keys]) => keys.every((key) => said.has(key)));
  return [...hits, ...[...phrases, ...literal].map(([phrase]) => phrase)];
}

/** Whether a sentence has words by which an author says that an item is covered, clinical or not. */
const isNamed = (open: Iterable<Progress>, said: readonly Said[]): boolean =>
  [...open].some(({ needs }) => needs.share !== undefined && said.some((one) => hitsOf(needs, one).length > 0));

const weigh = (needs: ItemNeeds, keys: ReadonlySet<string>): number => {
  let sum = 0;
  for (const key of keys) sum += needs.weights.get(key) ?? 0;
  return needs.total === 0 ? 0 : sum / needs.total;
};

/** Whether something is among it that half of all questions do not have. */
const saysMore = (needs: ItemNeeds, keys: ReadonlySet<string>): boolean =>
  [...keys].some((key) => !isVague(key)) || [...needs.weights.keys()].every(isVague);

interface Said {
  part: Part;
  words: Word[];
  language: Language;
  proposes: boolean;
  /** What the labels name of the facts that its answer told: patient and marks understand the same. */
  labels: readonly string[];
}

/** Acts of talking that the pattern of a sentence shows, without a word for them. */
const PATTERNS: Partial<Record<Move, string>> = {
  consent: 'consent',
  proposed: 'agreement',
  summary: 'summarise',
  empathy: 'empathy',
  'invites-questions': 'invites-questions',
  'checks-understanding': 'understanding',
};
/** `I'm Kate, one of the staff nurses`, `soy la doctora Gil`. */
const INTRODUCES =
  /\b(?:I[’']m|I am|[Mm]y name is|[Tt]his is|[Ii]t[’']s|[Mm]e llamo|[Ss]oy|[Mm]i nombre es)\s+(?:the |your |la |el |su )?(?:Dr\.?|doctora?|nurse|enfermer[oa]|médic[oa]|\p{Lu}\p{Ll}+)(?![\p{L}])/u;

/** `I'm Dr Khan`: who says their title has said their role. */
const TITLE =
  /\b(?:I[’']m|I am|[Mm]y name is|[Tt]his is|[Ii]t[’']s|[Mm]e llamo|[Ss]oy|[Mm]i nombre es)\s[^.?!]*?\b(?:Dr\.?|[Dd]octora?|[Nn]urse|[Ee]nfermer[oa]|[Mm]idwife|[Mm]atrona|GP)(?![\p{L}])/u;

function wordsIn(text: string, language: Language): Word[] {
  const words = wordsOf(text, language);
  const done = [
    PATTERNS[moveOf(text, language)] ?? (INTRODUCES.test(text) ? 'introduce' : undefined),
    TITLE.test(text) ? 'role' : undefined,
  ];
  const concepts = CONCEPTS.filter((one) => done.includes(one.key) && !words.some((word) => word.concept === one));
  return [...words, ...concepts.map((one) => ({ key: `#${one.key}`, concept: one, from: 0, to: text.length }))];
}

/** A part with what it was understood as: by its words, and by the facts that they brought. */
function saidIn(part: Part, parts: readonly Part[], { told = [] }: Spoken, language: Language): Said {
  const words = wordsIn(part.text, language);
  const isAlone = parts.filter(({ asks }) => asks).length === 1;
  const isOfOneLabel = new Set(told.map(({ topic }) => topic)).size === 1;
  const brought = told.filter(
    (fact) => (isAlone && isOfOneLabel) || words.some(({ key }) => isMatter(key) && fact.topicKeys.has(key)),
  );
  return {
    part,
    words,
    language,
    proposes: PROPOSES[language].test(folded(part.text)),
    labels: brought.flatMap(({ topicKeys }) => [...topicKeys].filter(isMatter)),
  };
}

interface Gain {
  keys: ReadonlySet<string>;
  evidence: readonly Evidence[];
}

interface Progress extends Gain {
  needs: ItemNeeds;
}

const NOTHING: Gain = { keys: new Set(), evidence: [] };
const together = (one: Gain, other: Gain): Gain => ({
  keys: new Set([...one.keys, ...other.keys]),
  evidence: [...one.evidence, ...other.evidence],
});

const names = ({ matters }: ItemNeeds, keys: Iterable<string>): boolean =>
  matters.size === 0 || [...keys].some((key) => matters.has(key));
/** `And at night?` is about what was asked for just before it. */
const isOnTheMatter = (needs: ItemNeeds, { keys, evidence }: Gain, number: number): boolean =>
  names(needs, keys) && (evidence.at(-1)?.turn ?? 0) >= number - 1;

/** What an item gains by a turn, beside what it has; null when nothing. What is not about the item is no gain. */
function gain(
  needs: ItemNeeds,
  before: Gain,
  said: readonly Said[],
  { number, earned }: Spoken,
  language: Language,
): Gain | null {
  const had = before.keys;
  const gained = new Set<string>();
  const evidence: Evidence[] = [];
  for (const one of said) {
    const hits = hitsOf(needs, one);
    const fresh = hits.filter((key) => !had.has(key) && !gained.has(key));
    // `Where is the pain?` is no step towards `pain in the legs`.
    if (fresh.length === 0 || (needs.share === undefined && !saysMore(needs, new Set(hits)))) continue;
    const sofar = gained.size > 0 ? { keys: gained, evidence } : before;
    if (!names(needs, hits) && !isOnTheMatter(needs, sofar, number)) continue;
    fresh.forEach((key) => gained.add(key));
    evidence.push({ turn: number, by: 'candidate', quote: one.part.text });
  }
  // What the patient says counts as a finding only for the candidate who asked for it.
  if (gained.size > 0 && needs.findings.size > 0 && earned !== '') {
    for (const part of partsOf(earned, language)) {
      const found = wordsOf(part.text, language)
        .map((word) => word.key)
        .filter((key) => needs.findings.has(key) && !had.has(key) && !gained.has(key));
      if (found.length === 0) continue;
      found.forEach((key) => gained.add(key));
      evidence.push({ turn: number, by: 'patient', quote: part.text });
    }
  }
  return gained.size > 0 ? { keys: gained, evidence } : null;
}

/** `Elicits her worries (losing her sight)` is not covered by asking about her sight. */
const asksForViews = (needs: ItemNeeds, { keys }: Gain): boolean =>
  needs.views.size === 0 || [...needs.views].some((key) => keys.has(key));

const isEnough = (needs: ItemNeeds, gain: Gain): boolean =>
  asksForViews(needs, gain) && (!needs.quantifies || gain.keys.has('#number')) && isSaidEnough(needs, gain);
/** The words around its matter need not be said; of several matters one is not enough. */
const shareOf = ({ alternatives, matters }: ItemNeeds, keys: ReadonlySet<string>): number => {
  const said = [...matters].filter((key) => keys.has(key)).length;
  return alternatives || (said > 0 && said >= Math.min(2, matters.size)) ? NAMED : COVERED;
};
const isSaidEnough = (needs: ItemNeeds, { keys }: Gain): boolean =>
  needs.share === undefined
    ? weigh(needs, keys) >= shareOf(needs, keys) && saysMore(needs, keys)
    : weigh(needs, keys) >= needs.share - ROUNDING;

/**
 * The items covered by a talk, in the order of the checklist. More talk never takes an item away.
 * @param items of all sections, in their order
 */
export function coverageOf(items: readonly ItemText[], talk: readonly Spoken[], language: Language): Covered[] {
  const open = new Map<number, Progress>(
    itemNeeds(items, language)
      .filter((needs) => needs.total > 0)
      .map((needs) => [needs.id, { needs, ...NOTHING }]),
  );
  const covered = new Map<number, Covered>();
  const cover = ({ needs }: Progress, { evidence }: Gain) => {
    covered.set(needs.id, { item_id: needs.id, evidence: [...evidence] });
    open.delete(needs.id);
  };
  for (const turn of talk) {
    if (addressesTheMachine(turn.asked)) continue;
    const said = partsOf(turn.asked, language)
      .slice(0, SENTENCES_AN_UTTERANCE)
      .map((part, _, parts): Said => saidIn(part, parts, turn, language));
    const isHeard = said.some(({ words, labels }) => isClinical(words) || labels.length > 0);
    if (!isHeard && !isNamed(open.values(), said)) continue;

    const atOnce = [...open.values()]
      .flatMap((one) => {
        const gained = gain(one.needs, NOTHING, said, turn, language);
        return gained && isEnough(one.needs, gained) ? [{ one, gained, share: weigh(one.needs, gained.keys) }] : [];
      })
      .sort((a, b) => b.share - a.share || a.one.needs.place - b.one.needs.place)
      .slice(0, ITEMS_AN_UTTERANCE);
    atOnce.forEach(({ one, gained }) => cover(one, gained));
    let left = ITEMS_AN_UTTERANCE - atOnce.length;

    // A sentence that was all of one item's is no part of another's.
    const spent = new Set(atOnce.flatMap(({ gained }) => gained.evidence.map(({ quote }) => quote)));
    const unspent = said.filter(({ part }) => !spent.has(part.text));
    for (const one of [...open.values()]) {
      // An explanation is given in one go; a question may be asked bit by bit.
      const gained = one.needs.act !== 'tell' ? gain(one.needs, one, unspent, turn, language) : null;
      if (!gained) continue;
      const all = together(one, gained);
      if (!isEnough(one.needs, all)) open.set(one.needs.id, { needs: one.needs, ...all });
      else if (left > 0) {
        left -= 1;
        cover(one, all);
      }
    }
  }
  return items.flatMap(({ id }) => covered.get(id) ?? []);
}
