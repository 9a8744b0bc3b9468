import { type Memory, memoryModel } from '~/domain/flashcards/review/memory';
import { FSRS_WEIGHTS } from '~/domain/flashcards/review/weights';
import type { AnswerSeconds } from '~/domain/flashcards/plan/gain';
import { type Chance, seeded } from '~/infra/support/seeded';

/** How somebody really remembers. Whoever plans for them sees only their answers. Instants are days. */
export interface SimulatedLearner {
  cards: number;
  /** Days from the first one to the exam. */
  days: number;
  minutes: number;
  seconds: AnswerSeconds;
  /** The chance of recall of a card, 0 to 1. */
  recall(card: number, at: number): number;
  /** What an answer leaves behind. */
  learn(card: number, at: number, correct: boolean): void;
}

/** The laws by which simulated memories fade. */
export const LAWS = ['power', 'traces'] as const;
export type Law = (typeof LAWS)[number];

type Mind = Pick<SimulatedLearner, 'recall' | 'learn'>;

/** About 0, mostly within 1. */
const bell = (chance: Chance): number => (chance.next() + chance.next() + chance.next() - 1.5) * 1.15;
const between = (chance: Chance, from: number, to: number): number => from + chance.next() * (to - from);

/** FSRS-6 with weights of one's own, and cards that are harder or easier than they look. */
function powerMind(chance: Chance, cards: number): Mind {
  const lasting = Math.exp(0.6 * bell(chance));
  const weights = FSRS_WEIGHTS.map((weight, nth) => {
    if (nth < 4) return weight * lasting;
    if (nth === 8) return weight + 0.35 * bell(chance);
    if (nth === 20) return Math.min(0.6, Math.max(0.1, weight * Math.exp(0.6 * bell(chance))));
    return weight;
  });
  const model = memoryModel(weights);
  const guess = Array.from({ length: cards }, () => Math.max(0, 0.25 + 0.3 * bell(chance)));
  const ease = Array.from({ length: cards }, () => Math.exp(0.5 * bell(chance)));
  const known = new Map<number, { memory: Memory; at: number }>();
  return {
    recall(card, at) {
      const state = known.get(card);
      return state ? model.recall(state.memory, at - state.at) : Math.min(1, guess[card]!);
    },
    learn(card, at, correct) {
      const state = known.get(card);
      const memory = model.after(state?.memory ?? null, state ? at - state.at : 0, correct);
      known.set(card, { memory: state ? memory : { ...memory, stability: memory.stability * ease[card]! }, at });
    },
  };
}

/** How many times as long as the quick trace the slow one lasts. */
const SLOW = 15;

/**
 * Nothing of FSRS: half of a memory is a trace that fades quickly and half one that fades slowly. A right answer makes both last
 * longer, the more the more was forgotten; a wrong one cuts them down.
 */
function tracesMind(chance: Chance, cards: number): Mind {
  const growth = between(chance, 1, 3);
  const loss = between(chance, 0.2, 0.6);
  const first = Math.exp(0.5 * bell(chance));
  const ease = Array.from({ length: cards }, () => Math.exp(0.5 * bell(chance)));
  const guess = Array.from({ length: cards }, () => Math.max(0, 0.25 + 0.3 * bell(chance)));
  const known = new Map<number, { half: number; at: number }>();
  const recall = (card: number, at: number): number => {
    const state = known.get(card);
    if (!state) return Math.min(1, guess[card]!);
    const quick = 2 ** (-(at - state.at) / state.half);
    return (quick + quick ** (1 / SLOW)) / 2;
  };
  return {
    recall,
    learn(card, at, correct) {
      const state = known.get(card);
      const half = state
        ? correct
          ? state.half * (1 + growth * ease[card]! * Math.min(1, 3 * (1 - recall(card, at))))
          : Math.max(0.3, state.half * loss)
        : (correct ? 6 : 1.5) * first * ease[card]!;
      known.set(card, { half: Math.min(365, half), at });
    },
  };
}

/** Somebody made of chance: how they remember, how fast they answer, how much they have to learn and how little time. */
export function simulatedLearner(law: Law, seed: number): SimulatedLearner {
  const chance = seeded(seed);
  const cards = 100 + chance.below(401);
  const right = between(chance, 5, 11);
  return {
    cards,
    days: 10 + chance.below(51),
    minutes: 5 + chance.below(16),
    seconds: { right, wrong: right * between(chance, 1.3, 2.2) },
    ...(law === 'power' ? powerMind : tracesMind)(chance, cards),
  };
}
