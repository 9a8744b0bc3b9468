import { chooseToday, type Recall, recallWithout } from './choose-today';
import { expectedCard, type PlanCard, type PlanModel } from './gain';

/** Looks at a card that one forecast may take: some 150 ms. */
const LOOKS_MAX = 60_000;

/**
 * The expected recall at the exam of somebody who follows the plan on every day until then. Days far off are taken several at
 * once if there are many cards, with the work of all of them.
 *
 * @param secondsOf how long is reviewed on a day; 0 is today
 */
export function forecast(
  model: PlanModel,
  cards: readonly PlanCard[],
  now: number,
  exam: number,
  secondsOf: (day: number) => number,
): Recall {
  const days = Math.max(1, Math.ceil(exam - now));
  const stride = Math.max(1, Math.ceil((days * cards.length) / LOOKS_MAX));
  const known = new Map(cards.map((card) => [card.id, card]));
  for (let day = 0; day < days; day += stride) {
    // The middle of the days that are taken at once.
    const at = Math.min(now + day + (stride - 1) / 2, exam);
    let seconds = 0;
    for (let one = day; one < Math.min(days, day + stride); one += 1) seconds += secondsOf(one);
    for (const { card } of chooseToday(model, [...known.values()], at, exam, seconds))
      known.set(card.id, expectedCard(model, card, at));
  }
  return recallWithout(model, [...known.values()], exam);
}
