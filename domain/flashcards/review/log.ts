import { binAfter } from '~/domain/kit/leitner';
import { daysBetween, dueAt, type Memory, memoryAfter, type Rating, recallAfter, RETENTION } from './memory';

/** What another program knew of a card when it was taken over from there. */
export interface Seed {
  /** Null if it keeps none: that of the answers before it counts. */
  memory: Memory | null;
  /** Milliseconds since the epoch. */
  dueAt: number;
  reviews: number;
  lapses: number;
}

/** One answer to one card. The log of these is the truth; bins and memory are folds of it. */
export interface ReviewEvent {
  /** Made by the device that asked. Sent again, it is the same review. */
  reviewId: string;
  /** Milliseconds since the epoch. */
  answeredAt: number;
  correct: boolean;
  /** Of one who answers by four buttons. */
  rating?: Rating | null;
  /** In how many seconds it let the card come again, by the learning steps of that moment; none if memory says when. */
  againIn?: number | null;
  /** Set if it is no answer, but what was taken over from another program after its last answer there. */
  seed?: Seed;
}

/** What the log says of one card and one person. */
export interface CardState {
  bin: number;
  reviews: number;
  /** How often it was wrong after it had been right. */
  lapses: number;
  lastAnswered: number;
  lastCorrect: boolean;
  memory: Memory;
  /** Milliseconds since the epoch. */
  dueAt: number;
  /** The seconds of the learning step that the card is at; null if it is at none. */
  step: number | null;
  /** Whether the due date was taken over as it is, and is not moved. */
  taken: boolean;
}

/** In the order they were answered; at the same instant answers first, then by their ids, so that every device folds alike. */
const inOrder = (one: ReviewEvent, other: ReviewEvent): number =>
  one.answeredAt - other.answeredAt ||
  Number(one.seed !== undefined) - Number(other.seed !== undefined) ||
  (one.reviewId < other.reviewId ? -1 : Number(one.reviewId > other.reviewId));

/** Two logs of one card as one: each review once. */
export const mergeLogs = (one: readonly ReviewEvent[], other: readonly ReviewEvent[]): ReviewEvent[] => {
  const merged = new Map(one.map((event) => [event.reviewId, event]));
  for (const event of other) if (!merged.has(event.reviewId)) merged.set(event.reviewId, event);
  return [...merged.values()].sort(inOrder);
};

/** The parameters of a fold: those of FSRS-6 and RETENTION, if nothing else is said. */
export interface FoldOptions {
  weights?: readonly number[] | undefined;
  /** See `dueAt`. */
  retention?: number | undefined;
  /** Called for every answer in order, with the chance of recall that was predicted before it; null for the first one. */
  seen?: ((event: ReviewEvent, recall: number | null) => void) | undefined;
  /** Called after every answer in order, with what the card became. */
  became?: ((event: ReviewEvent, state: CardState) => void) | undefined;
}

/** The bin of a card that was taken over without its answers: by its interval in days. */
const binOfInterval = (days: number): number => [1, 7, 21, 90].filter((from) => days >= from).length;

function afterSeed(
  state: CardState | null,
  { answeredAt, correct }: ReviewEvent,
  seed: Seed,
  weights?: readonly number[],
): CardState {
  const days = daysBetween(answeredAt, seed.dueAt);
  return {
    bin: state?.bin ?? (correct ? binOfInterval(days) : 0),
    reviews: Math.max(state?.reviews ?? 0, seed.reviews),
    lapses: Math.max(state?.lapses ?? 0, seed.lapses),
    lastAnswered: answeredAt,
    lastCorrect: correct,
    memory: seed.memory ?? state?.memory ?? memoryAfter(null, 0, correct, weights),
    dueAt: seed.dueAt,
    step: null,
    taken: true,
  };
}

/**
 * The state of a card after all its reviews, in any order of arrival. Nothing is lost if two devices were offline at once: a
 * lapse on one of them counts.
 *
 * @returns null if there is no review
 */
export function foldLog(
  log: readonly ReviewEvent[],
  { weights, retention = RETENTION, seen, became }: FoldOptions = {},
): CardState | null {
  return mergeLogs([], log).reduce<CardState | null>((state, event) => {
    const { answeredAt, correct, rating, seed, againIn = null } = event;
    if (seed) return afterSeed(state, event, seed, weights);
    const days = state ? daysBetween(state.lastAnswered, answeredAt) : 0;
    seen?.(event, state && recallAfter(state.memory, days, weights));
    const memory = memoryAfter(state?.memory ?? null, days, correct, weights, rating);
    const next = {
      // A card is known better when it is learnt, not at each step.
      bin: correct && againIn !== null ? (state?.bin ?? 0) : binAfter(state?.bin ?? 0, correct),
      reviews: (state?.reviews ?? 0) + 1,
      lapses: (state?.lapses ?? 0) + Number(!correct && state?.lastCorrect === true && state.step === null),
      lastAnswered: answeredAt,
      lastCorrect: correct,
      memory,
      dueAt: againIn === null ? dueAt(memory, answeredAt, correct, retention, weights) : answeredAt + againIn * 1_000,
      step: againIn,
      taken: false,
    };
    became?.(event, next);
    return next;
  }, null);
}
