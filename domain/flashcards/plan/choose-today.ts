import { FORESIGHT, type PlanCard, type PlanModel, recallAt, worthOf } from './gain';

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
 * @returns the most urgent first
 */
export function chooseToday(
  model: PlanModel,
  cards: readonly PlanCard[],
  now: number,
  exam: number,
  seconds: number,
): Choice[] {
  const urgent = cards
    .map((card) => ({ card, urgency: urgency(model, card, now, exam) }))
    .toSorted((one, other) => other.urgency - one.urgency || one.card.id - other.card.id);
  const chosen: Choice[] = [];
  let left = seconds;
  for (const { card } of urgent) {
    if (left <= 0) break;
    const worth = worthOf(model, card, now, exam);
    if (worth.gain < LEAST_GAIN) continue;
    chosen.push({ card, ...worth });
    left -= worth.seconds;
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
