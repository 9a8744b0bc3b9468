export interface Chance {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 to `end` - 1. */
  below(end: number): number;
  /** The same things in another order. */
  shuffled<T>(things: readonly T[]): T[];
}

/** Chance that comes the same way for the same seed (mulberry32). */
export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  const shuffled = <T>(things: readonly T[]): T[] => {
    const result = [...things];
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [result[last], result[other]] = [result[other]!, result[last]!];
    }
    return result;
  };
  return { next, below, shuffled };
}
