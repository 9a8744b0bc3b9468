/**
 * Which items of a checklist a candidate's words have covered, each with the words that say so. Made to be sparing: an
 * item that is not proposed is ticked by hand in a moment, one that is proposed wrongly teaches something wrong. Pure.
 */
import type { Language } from '~/domain/accounts/contract';
import type { Evidence } from '../contract';
import { itemNeeds, type ItemNeeds, type ItemText } from './item-needs';
import { isOfTheTalk } from './item-words';
import { type Fact, isVolunteered } from '../engine/read/fact';
import { addressesTheMachine } from '../engine/read/machine';
import { partsOf } from '../engine/read/utterance';
import { isVague } from '../engine/words/words';
import { exactWords } from './exact-words';
import { hitsOf } from './hits';
import { type Said, saidIn } from './said';

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

const weigh = (needs: ItemNeeds, keys: ReadonlySet<string>): number => {
  let sum = 0;
  for (const key of keys) sum += needs.weights.get(key) ?? 0;
  return needs.total === 0 ? 0 : sum / needs.total;
};

/** Whether something is among it that half of all questions do not have. */
const saysMore = (needs: ItemNeeds, keys: ReadonlySet<string>): boolean =>
  [...keys].some((key) => !isVague(key)) || [...needs.weights.keys()].every(isVague);

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
    evidence.push({ turn: number, by: 'candidate', quote: one.text });
  }
  // The answer to what a person fears is what was to be found, in any words.
  if ([...needs.views].some((key) => gained.has(key) && said.some(({ labels }) => labels.includes(key))))
    needs.findings.forEach((key) => gained.add(key));
  // What the patient says counts as a finding only for the candidate who asked for it.
  if (gained.size > 0 && needs.findings.size > 0 && earned !== '') {
    for (const part of partsOf(earned, language)) {
      const found = exactWords(part.text, language)
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
/** Of these one is never enough for the other, and no act of talking for another. */
const EACH_BY_NAME = new Set(['#medicine', '#allergy', '#alcohol', '#smoke', '#recreational-drugs']);
const mayBeHalved = (key: string): boolean => !EACH_BY_NAME.has(key) && !isOfTheTalk(key);
/** The words around its matter need not be said; of several matters one is not enough. */
const shareOf = ({ alternatives, matters, views, act, weights }: ItemNeeds, keys: ReadonlySet<string>): number => {
  if (views.size > 1) return NAMED;
  // `Asks about site and character`: who asks for one hears the other, or has heard it.
  if (act === 'ask' && weights.size === 2 && [...weights.keys()].every(mayBeHalved)) return NAMED;
  const said = [...matters].filter((key) => keys.has(key)).length;
  return alternatives || (said > 0 && said >= Math.min(2, matters.size)) ? NAMED : COVERED;
};
const isSaidEnough = (needs: ItemNeeds, { keys }: Gain): boolean =>
  needs.share === undefined
    ? weigh(needs, keys) >= shareOf(needs, keys) &&
      saysMore(needs, keys) &&
      ![...keys].every((key) => needs.beside.has(key))
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
    const said = saidIn(partsOf(turn.asked, language).slice(0, SENTENCES_AN_UTTERANCE), turn.told ?? [], language);
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
    const unspent = said.filter(({ text }) => !spent.has(text));
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
