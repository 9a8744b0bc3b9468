/** The weekly line (spec 3 §3): weeks counted back from a moment, the newest ending with it. Pure. */

/** The line goes from 6 weeks ago to now: 7 points (spec 3 §3, §9). */
export const WEEKS_BACK = 6;
const WEEK = 7 * 86_400_000;

/** From when on tries stand in the line that ends at `now`. */
export const startOfWeeks = (now: Date): Date => new Date(now.getTime() - (WEEKS_BACK + 1) * WEEK);

/** How many whole weeks before `now` it was, 0 for the last seven days; null when it is not on the line. */
export function weeksAgo(now: Date, at: Date): number | null {
  const weeks = Math.floor((now.getTime() - at.getTime()) / WEEK);
  return weeks < 0 || weeks > WEEKS_BACK ? null : weeks;
}

/** Scores of a week, added up so that a person's own can be taken out again. Per cent. */
export interface WeekSum {
  sum: number;
  tries: number;
}

/** One sum for each week, by how many weeks ago it was: 0 is the last seven days. */
export type WeekSums = readonly WeekSum[];

export interface ScoredTry {
  /** Per cent. */
  score: number;
  submitted_at: Date;
}

export function sumWeeks(now: Date, tries: readonly ScoredTry[]): WeekSum[] {
  const weeks = Array.from({ length: WEEKS_BACK + 1 }, () => ({ sum: 0, tries: 0 }));
  for (const { score, submitted_at } of tries) {
    const week = weeks[weeksAgo(now, submitted_at) ?? -1];
    if (!week) continue;
    week.sum += score;
    week.tries += 1;
  }
  return weeks;
}

/** What is left of everybody's sums without one person's. */
export const without = (everybody: WeekSums, own: WeekSums): WeekSum[] =>
  everybody.map(({ sum, tries }, week) => ({
    sum: sum - (own[week]?.sum ?? 0),
    tries: tries - (own[week]?.tries ?? 0),
  }));

/** The mean of a week, one decimal; null without tries. */
export const meanOf = ({ sum, tries }: WeekSum): number | null =>
  tries <= 0 ? null : Math.min(100, Math.max(0, Math.round((sum / tries) * 10) / 10));

/** The points of the line, the oldest first. */
export const weeklyLine = (you: WeekSums, others: WeekSums) =>
  you
    .map((own, weeks_ago) => ({
      weeks_ago,
      you: meanOf(own),
      others: meanOf(others[weeks_ago] ?? { sum: 0, tries: 0 }),
    }))
    .reverse();
