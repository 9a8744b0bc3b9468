/** The same things in another order, the same one for the same seed (Fisher and Yates, with mulberry32 for chance). */
export function shuffled<T>(things: readonly T[], seed: number): T[] {
  let state = seed >>> 0;
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * end);
  };
  const result = [...things];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
