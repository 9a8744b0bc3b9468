/** Days in a row. Pure. */

/** One missed day in so many is forgiven. */
const FORGIVEN_IN = 7;

export interface Streak {
  /** Days with practice, up to today; 0 if there is none. */
  days: number;
  /** Whether a day was missed in between. */
  forgiven: boolean;
}

/**
 * The streak of somebody who practised on these days. Today ends no streak: it is not over. One missed day in any seven ends none either,
 * and does not count.
 * @param practised days since 1970-01-01
 * @param today the same
 */
export function streakOf(practised: ReadonlySet<number>, today: number): Streak {
  let days = practised.has(today) ? 1 : 0;
  let missed: number | null = null;
  let forgiven = false;
  for (let day = today - 1; practised.has(day) || practised.has(day - 1); day -= 1) {
    if (practised.has(day)) {
      days += 1;
      forgiven = missed !== null;
    } else if (missed !== null && missed - day < FORGIVEN_IN) break;
    else missed = day;
  }
  return { days, forgiven };
}
