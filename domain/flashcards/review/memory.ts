import { default_w, fsrs, type FSRS } from 'ts-fsrs';

/** What FSRS believes of somebody's memory of a card. */
export interface Memory {
  /** Days until the chance of recall has fallen to 90 %. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
}

/** A button of Anki: again, hard, good, easy. Only the first one means wrong. */
export type Rating = 1 | 2 | 3 | 4;
export const ratingOf = (correct: boolean): Rating => (correct ? 3 : 1);

const DAY = 86_400_000;
/** The share of cards that one wants to recall on the day they are due; somebody may choose RETENTION_MIN to RETENTION_MAX. */
export const RETENTION = 0.9;
export const RETENTION_MIN = 0.8;
export const RETENTION_MAX = 0.97;

const engines = new Map<string, FSRS>();

/** @param weights the 21 of FSRS-6, trained for somebody; without them, those of everybody */
function engineOf(weights?: readonly number[]): FSRS {
  const key = weights?.join() ?? '';
  const known = engines.get(key);
  if (known) return known;
  const made = fsrs({ enable_fuzz: false, ...(weights ? { w: [...weights] } : {}) });
  // One person after the other is folded: no more than a handful is of use at once.
  if (engines.size >= 16) engines.clear();
  engines.set(key, made);
  return made;
}

/** What FSRS says with one set of weights. */
export interface MemoryModel {
  /**
   * The memory after an answer. Without a rating, right is Good and wrong is Again: two buttons cost FSRS little.
   *
   * @param days since the answer before; a part of a day counts
   */
  after(before: Memory | null, days: number, correct: boolean, rating?: Rating | null): Memory;
  /** The chance of recall, 0 to 1, so many days after the last answer. */
  recall(memory: Memory, days: number): number;
}

/** For who asks much of one set of weights. */
export function memoryModel(weights?: readonly number[]): MemoryModel {
  const engine = engineOf(weights);
  return {
    after(before, days, correct, rating) {
      const { stability, difficulty } = engine.next_state(before, Math.max(0, days), rating ?? ratingOf(correct));
      return { stability, difficulty };
    },
    recall: (memory, days) => engine.forgetting_curve(Math.max(0, days), memory.stability),
  };
}

export const memoryAfter = (
  before: Memory | null,
  days: number,
  correct: boolean,
  weights?: readonly number[],
  rating?: Rating | null,
): Memory => memoryModel(weights).after(before, days, correct, rating);

export const recallAfter = (memory: Memory, days: number, weights?: readonly number[]): number =>
  memoryModel(weights).recall(memory, days);

/**
 * When the chance of recall has fallen to `retention`, in milliseconds since the epoch. A card that was wrong is due in ten
 * minutes, with any stability.
 */
export function dueAt(
  memory: Memory,
  lastAnswered: number,
  lastCorrect: boolean,
  retention = RETENTION,
  weights?: readonly number[],
): number {
  if (!lastCorrect) return lastAnswered + 600_000;
  const factor = engineOf(weights).calculate_interval_modifier(retention);
  return lastAnswered + Math.max(1, memory.stability * factor) * DAY;
}

/**
 * The memory of a card of SM-2, by the formula of FSRS's authors: at 90 % its interval is its stability.
 * @param interval in days
 * @param ease by which the interval grows, 1.3 and more
 */
export function sm2Memory(interval: number, ease: number): Memory {
  const [slope, decay, gain] = [default_w[8]!, default_w[9]!, default_w[10]!];
  const growth = Math.exp(slope) * interval ** -decay * (Math.exp(0.1 * gain) - 1);
  return { stability: interval, difficulty: Math.max(1, Math.min(10, 11 - (Math.max(1.3, ease) - 1) / growth)) };
}

const RATINGS: readonly Rating[] = [1, 2, 3, 4];

/** In how many seconds a card comes again after each of the four buttons, before it is moved to a day with less to do. */
export function nextIntervals(
  memory: Memory | null,
  lastAnswered: number,
  now: number,
  { weights, retention }: { weights: readonly number[] | undefined; retention: number },
): number[] {
  return RATINGS.map((rating) => {
    const after = memoryAfter(memory, daysBetween(lastAnswered, now), rating > 1, weights, rating);
    return Math.round((dueAt(after, now, rating > 1, retention, weights) - now) / 1_000);
  });
}

export const daysBetween = (from: number, to: number): number => (to - from) / DAY;
