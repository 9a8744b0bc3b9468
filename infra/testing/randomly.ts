export interface Randomly {
  /** A whole number from 0 to `end` - 1. */
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
  chance(probability: number): boolean;
}

/** Chance that comes the same way for the same seed (mulberry32), so that what a test found can be found again. */
export function randomly(seed: number): Randomly {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { below: (end) => Math.floor(next() * end), pick: (from) => from[Math.floor(next() * from.length)]!, chance: (probability) => next() < probability };
}
