/** Sounds made for tests, in blocks as a microphone hands them over: always the same. */
export const RATE = 16_000;
const BLOCK = 320;

/** A row of numbers from -1 to 1 that looks like chance and is always the same. */
function noise(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x8000_0000 - 1;
  };
}

type Loudness = number | ((seconds: number) => number);

/** @param loudness of noise at each moment, as its largest sample */
export function noisy(seconds: number, loudness: Loudness, seed = 1): Float32Array {
  const next = noise(seed);
  const at = typeof loudness === 'number' ? () => loudness : loudness;
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, index) => next() * at(index / RATE));
}

/** A quiet room. */
export const quiet = (seconds: number) => noisy(seconds, 0.002);
/** Four syllables a second over a quiet room, each with an end, as people speak. */
export const speech = (seconds: number, loudness = 0.3, seed = 7) =>
  noisy(seconds, (time) => 0.002 + loudness * Math.max(0, Math.sin(2 * Math.PI * 4 * time)), seed);
export const silence = (seconds: number) => new Float32Array(Math.round(seconds * RATE));

export function joined(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** As the microphone hands it over. What does not fill a block at the end is left out. */
export const blocksOf = (samples: Float32Array): Float32Array[] =>
  Array.from({ length: Math.floor(samples.length / BLOCK) }, (_, index) =>
    samples.slice(index * BLOCK, (index + 1) * BLOCK),
  );
