import { binAfter, nextOfLeitner } from '~/domain/kit/leitner';
import { memoryModel } from '~/domain/flashcards/review/memory';
import { urgency } from '~/domain/flashcards/plan/choose-today';
import { answeredCard, type PlanCard, type PlanModel, USUAL_FIRST_RIGHT } from '~/domain/flashcards/plan/gain';
import { type Chance, seeded } from '~/infra/support/seeded';
import type { SimulatedLearner } from './simulated-learner';

/** All that somebody who chooses cards may know. Instants are days. */
interface Known {
  model: PlanModel;
  exam: number;
  chance: Chance;
  cards: PlanCard[];
  bins: number[];
  /** When each is due; null before its first answer. */
  due: (number | null)[];
}

/** Chooses the next card at an instant. `last` was answered just before; null at the beginning of a day. */
type Policy = (known: Known, now: number, last: number | null) => number | null;

const leitner = (): Policy => (known) =>
  nextOfLeitner(
    known.cards.map(({ id, memory, answered }) => ({
      id,
      bin: known.bins[id]!,
      lastAnswered: memory ? answered : null,
    })),
    () => known.chance.next(),
  )?.id ?? null;

/** Plain FSRS: what is due, the longest due first; then a new card; then, as there is time left, what is due next. */
const fsrs = (): Policy => (known, now, last) => {
  let next: number | null = null;
  for (const [id, due] of known.due.entries())
    if (due !== null && id !== last && (next === null || due < known.due[next]!)) next = id;
  if (next !== null && known.due[next]! <= now) return next;
  const unseen = known.due.indexOf(null);
  return unseen >= 0 ? unseen : next;
};

/** The plan of the product. Only the card that was answered has another urgency than in the morning. */
const plan = (): Policy => {
  const urgencies: number[] = [];
  return ({ model, cards, exam }, now, last) => {
    for (const card of cards)
      if (last === null || card.id === last) urgencies[card.id] = urgency(model, card, now, exam);
    let best: number | null = null;
    for (const [id, value] of urgencies.entries()) if (best === null || value > urgencies[best]!) best = id;
    return best;
  };
};

export const POLICIES = { leitner, fsrs, plan };
export type PolicyName = keyof typeof POLICIES;

/** Ten minutes, after which a wrong card is due again. */
const SOON = 10 / 1_440;

/** Lets somebody learn until the exam, every day for their minutes. @returns their mean chance of recall at the exam, by their own law */
export function learnWith(name: PolicyName, learner: SimulatedLearner, seed: number): number {
  const next = POLICIES[name]();
  // Answers come by the same chance under every policy.
  const answers = seeded(seed);
  const ids = Array.from({ length: learner.cards }, (_, id) => id);
  const known: Known = {
    model: { memory: memoryModel(), seconds: learner.seconds, firstRight: USUAL_FIRST_RIGHT },
    exam: learner.days,
    chance: seeded(seed + 1),
    cards: ids.map((id) => ({ id, memory: null, answered: 0 })),
    bins: ids.map(() => 0),
    due: ids.map(() => null),
  };
  for (let day = 0; day < learner.days; day += 1) {
    let [seconds, last]: [number, number | null] = [0, null];
    while (seconds < learner.minutes * 60) {
      const now = day + seconds / 86_400;
      const id = next(known, now, last);
      if (id === null) break;
      const correct = answers.next() < learner.recall(id, now);
      learner.learn(id, now, correct);
      const card = answeredCard(known.model, known.cards[id]!, now, correct);
      known.cards[id] = card;
      known.bins[id] = binAfter(known.bins[id]!, correct);
      known.due[id] = now + (correct ? Math.max(1, card.memory!.stability) : SOON);
      seconds += correct ? learner.seconds.right : learner.seconds.wrong;
      last = id;
    }
  }
  return ids.reduce((sum, id) => sum + learner.recall(id, learner.days), 0) / ids.length;
}
