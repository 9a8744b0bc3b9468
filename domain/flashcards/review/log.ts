import { binAfter } from '~/domain/kit/leitner';
import { daysBetween, dueAt, type Memory, memoryAfter, recallAfter, RETENTION } from './memory';

/** One answer to one card. The log of these is the truth; bins and memory are folds of it. */
export interface ReviewEvent {
  /** Made by the device that asked. Sent again, it is the same review. */
  reviewId: string;
  /** Milliseconds since the epoch. */
  answeredAt: number;
  correct: boolean;
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
}

/** In the order they were answered; at the same instant by their ids, so that every device folds alike. */
const inOrder = (one: ReviewEvent, other: ReviewEvent): number =>
  one.answeredAt - other.answeredAt || (one.reviewId < other.reviewId ? -1 : Number(one.reviewId > other.reviewId));

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
  /** Called for every review in order, with the chance of recall that was predicted before it; null for the first one. */
  seen?: ((event: ReviewEvent, recall: number | null) => void) | undefined;
}

/**
 * The state of a card after all its reviews, in any order of arrival. Nothing is lost if two devices were offline at once: a
 * lapse on one of them counts.
 *
 * @returns null if there is no review
 */
export function foldLog(
  log: readonly ReviewEvent[],
  { weights, retention = RETENTION, seen }: FoldOptions = {},
): CardState | null {
  return mergeLogs([], log).reduce<CardState | null>((state, event) => {
    const { answeredAt, correct } = event;
    const days = state ? daysBetween(state.lastAnswered, answeredAt) : 0;
    seen?.(event, state && recallAfter(state.memory, days, weights));
    const memory = memoryAfter(state?.memory ?? null, days, correct, weights);
    return {
      bin: binAfter(state?.bin ?? 0, correct),
      reviews: (state?.reviews ?? 0) + 1,
      lapses: (state?.lapses ?? 0) + Number(!correct && state?.lastCorrect === true),
      lastAnswered: answeredAt,
      lastCorrect: correct,
      memory,
      dueAt: dueAt(memory, answeredAt, correct, retention, weights),
    };
  }, null);
}
