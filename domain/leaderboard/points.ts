/** What practice is worth. Pure; runs in the browser too. */

/** Points for one act of a kind, and how many acts of a day count at most. A day is one of UTC. */
export const PRACTICE = {
  station: { points: 10, most: 6 },
  question: { points: 1, most: 60 },
  card: { points: 1, most: 60 },
} as const;
export type Practice = keyof typeof PRACTICE;
export const PRACTICES = Object.keys(PRACTICE) as Practice[];

const DAY = 86_400_000;

/** The week that a time is in: from Monday, 00:00 UTC, until the next. */
export function weekOf(now: Date): { from: Date; until: Date } {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const from = midnight - ((now.getUTCDay() + 6) % 7) * DAY;
  return { from: new Date(from), until: new Date(from + 7 * DAY) };
}
