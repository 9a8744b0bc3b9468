import { fsrs, type FSRS } from 'ts-fsrs';

/** What FSRS believes of somebody's memory of a card. */
export interface Memory {
  /** Days until the chance of recall has fallen to 90 %. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
}

const AGAIN = 1;
const GOOD = 3;
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
   * The memory after an answer. Right is Good and wrong is Again: two buttons cost FSRS little.
   *
   * @param days since the answer before; a part of a day counts
   */
  after(before: Memory | null, days: number, correct: boolean): Memory;
  /** The chance of recall, 0 to 1, so many days after the last answer. */
  recall(memory: Memory, days: number): number;
}

/** For who asks much of one set of weights. */
export function memoryModel(weights?: readonly number[]): MemoryModel {
  const engine = engineOf(weights);
  return {
    after(before, days, correct) {
      const { stability, difficulty } = engine.next_state(before, Math.max(0, days), correct ? GOOD : AGAIN);
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
): Memory => memoryModel(weights).after(before, days, correct);

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

export const daysBetween = (from: number, to: number): number => (to - from) / DAY;
