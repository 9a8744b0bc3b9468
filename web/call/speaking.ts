/** Who is speaking, from how loud it is. Pure: levels and times go in, an answer comes out. */

/** Loudness (root mean square, 0 to 1) at which somebody begins to speak, and below which they have stopped. */
export const SPEAKS_ABOVE = 0.02;
export const SILENT_BELOW = 0.012;
/** Milliseconds: a knock on the table is no speech, and a breath between two words is no end of it. */
export const BEGINS_AFTER = 80;
export const ENDS_AFTER = 500;

export interface Hearing {
  readonly speaking: boolean;
  /** Since when the level says otherwise than `speaking`; null while it agrees. */
  readonly otherSince: number | null;
}

export const SILENCE: Hearing = { speaking: false, otherSince: null };

/** @param level root mean square, 0 to 1 @param at milliseconds */
export function hear(before: Hearing, level: number, at: number): Hearing {
  const disagrees = before.speaking ? level < SILENT_BELOW : level > SPEAKS_ABOVE;
  if (!disagrees) return before.otherSince === null ? before : { speaking: before.speaking, otherSince: null };
  const since = before.otherSince ?? at;
  if (at - since >= (before.speaking ? ENDS_AFTER : BEGINS_AFTER))
    return { speaking: !before.speaking, otherSince: null };
  return before.otherSince === null ? { speaking: before.speaking, otherSince: since } : before;
}

/** Root mean square of samples from -1 to 1. */
export const loudnessOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));

/** Of a level, how far a meter is filled, 0 to 1: by decibels from -60 to 0, as ears judge. */
export const meterOf = (level: number): number =>
  level <= 0 ? 0 : Math.min(1, Math.max(0, 1 + (20 * Math.log10(level)) / 60));
