import { FORESIGHT, type PlanCard, type PlanModel, recallAt, worthOf } from './gain';

/** New cards that are begun on a day, at least. */
export const NEW_A_DAY = 10;
/** The share of the days to the exam over which new cards are spread: what is begun later is hardly reviewed before it. */
const NEW_UNTIL = 0.6;

/** How many of the cards that are new to somebody are begun on a day, so that each comes back before the exam. */
export const newToday = (unseen: number, days: number): number =>
  Math.max(NEW_A_DAY, Math.ceil(unseen / Math.max(1, Math.ceil(days * NEW_UNTIL))));

/** A review that adds less recall than this is not worth anybody's time. */
export const LEAST_GAIN = 0.001;

export interface Choice {
  card: PlanCard;
  /** Expected seconds. */
  seconds: number;
  /** By how much the expected recall at the exam grows. */
  gain: number;
}

/** How urgent a review is: what it adds, by the second. Measured beyond the exam, see FORESIGHT. */
export function urgency(model: PlanModel, card: PlanCard, now: number, exam: number): number {
  const { gain, seconds } = worthOf(model, card, now, now + FORESIGHT * (exam - now));
  return gain / seconds;
}

/**
 * What to review now: the cards that add most recall by the second, until the time is used up. Cards do not depend on each
 * other, so that the best ones one by one are the best ones together.
 *
 * @param now and exam in days
 * @param seconds how long; the last card may run over by less than itself
 * @param fresh how many new cards, at most
 * @returns the most urgent first
 */
export function chooseToday(
  model: PlanModel,
  cards: readonly PlanCard[],
  now: number,
  exam: number,
  seconds: number,
  fresh = Infinity,
): Choice[] {
  const urgent = cards
    .map((card) => ({ card, urgency: urgency(model, card, now, exam) }))
    .toSorted((one, other) => other.urgency - one.urgency || one.card.id - other.card.id);
  const chosen: Choice[] = [];
  let [left, unseen] = [seconds, fresh];
  for (const { card } of urgent) {
    if (left <= 0) break;
    if (!card.memory && unseen <= 0) continue;
    const worth = worthOf(model, card, now, exam);
    if (worth.gain < LEAST_GAIN) continue;
    chosen.push({ card, ...worth });
    left -= worth.seconds;
    if (!card.memory) unseen -= 1;
  }
  return chosen;
}

/** The expected recall of each card at the exam, by card. */
export type Recall = ReadonlyMap<number, number>;

/** Without another review. */
export const recallWithout = (model: PlanModel, cards: readonly PlanCard[], exam: number): Recall =>
  new Map(cards.map((card) => [card.id, recallAt(model, card, exam)]));

/** With these reviews and none after them. */
export function recallWith(without: Recall, chosen: readonly Choice[]): Recall {
  const gains = new Map(chosen.map(({ card, gain }) => [card.id, gain]));
  return new Map([...without].map(([id, recall]) => [id, Math.min(1, recall + (gains.get(id) ?? 0))]));
}
