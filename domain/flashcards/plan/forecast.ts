import { chooseToday, newToday, type Recall, recallWithout } from './choose-today';
import { answeredCard, type PlanCard, type PlanModel, rightAt } from './gain';

/** Looks at a card that one forecast may take: some 200 ms. */
const LOOKS_MAX = 30_000;
/** How often a plan of so many cards is followed, at most: chance evens out over many cards. Primes, see `chanceOf`. */
const RUNS: readonly (readonly [cards: number, runs: number])[] = [
  [60, 7],
  [250, 3],
  [Infinity, 1],
];

/** 0 up to, but not, 1: the same for the same card and day, so that the page says the same twice. */
function hash(card: number, day: number): number {
  let mixed = Math.imul(card ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(day + 1, 0xc2b2_ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296;
}

/** What decides an answer. Over all runs the answers to one card on one day are spread evenly, in another order for each. */
function chanceOf(run: number, runs: number, card: number, day: number): number {
  const [step, first] = [1 + Math.floor(hash(day, card) * (runs - 1)), Math.floor(hash(card, day) * runs)];
  return (((run * step + first) % runs) + hash(card + 1, day)) / runs;
}

/**
 * The expected recall at the exam of somebody who follows the plan on every day until then: the mean of several who do, with answers
 * as likely as their memory makes them. A card between right and wrong, as nobody has it, would promise more than comes. Days far
 * off are taken several at once if there are many cards, with the work of all of them.
 *
 * @param secondsOf how long is reviewed on a day; 0 is today
 * @param freshToday new cards that are still begun today, at most; those of later days follow from the exam
 */
export function forecast(
  model: PlanModel,
  cards: readonly PlanCard[],
  now: number,
  exam: number,
  secondsOf: (day: number) => number,
  freshToday = Infinity,
): Recall {
  const days = Math.max(1, Math.ceil(exam - now));
  const [, runs] = RUNS.find(([most]) => cards.length <= most)!;
  const stride = Math.max(1, Math.ceil((days * cards.length * runs) / LOOKS_MAX));
  const mean = new Map<number, number>();
  for (let run = 0; run < runs; run += 1) {
    const known = new Map(cards.map((card) => [card.id, card]));
    for (let day = 0; day < days; day += stride) {
      // The middle of the days that are taken at once.
      const at = Math.min(now + day + (stride - 1) / 2, exam);
      const unseen = [...known.values()].filter(({ memory }) => !memory).length;
      let [seconds, fresh] = [0, 0];
      for (let one = day; one < Math.min(days, day + stride); one += 1) {
        seconds += secondsOf(one);
        fresh += one === 0 ? freshToday : newToday(unseen, days - one);
      }
      for (const { card } of chooseToday(model, [...known.values()], at, exam, seconds, fresh)) {
        const correct = chanceOf(run, runs, card.id, day) < rightAt(model, card, at);
        known.set(card.id, answeredCard(model, card, at, correct));
      }
    }
    for (const [id, recall] of recallWithout(model, [...known.values()], exam)) {
      const so = mean.get(id) ?? 0;
      mean.set(id, so + (recall - so) / (run + 1));
    }
  }
  return mean;
}
