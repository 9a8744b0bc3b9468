export const SERIES = ['you', 'others'] as const;
/** Named `insights.series.<name>`. */
export type Series = (typeof SERIES)[number];

export const COLOURS: Record<Series, string> = { you: 'var(--accent)', others: 'var(--mantine-color-dimmed)' };

/** A point of the line; means in per cent, null in a week without tries. */
export interface Week {
  weeks_ago: number;
  you: number | null;
  others: number | null;
}
