import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { startOfWeeks, WEEKS_BACK, type ScoredTry, type WeekSum } from './weeks';

/**
 * The attempts of everyone in seven weeks, of all styles in one statement. It reads an index and not the table; still it reads
 * every attempt, so callers cache the answer.
 */
const ofEverybody = statement<{ style: number; week: number } & WeekSum, [Date, Date]>(
  'stations.weekly-of-everybody',
  `SELECT s.style, floor(extract(epoch FROM $1::timestamptz - a.submitted_at) / 604800)::int AS week,
          sum(100.0::float8 * a.ticked_count / a.total_count) AS sum, count(*)::int AS tries
     FROM station_attempts a JOIN stations s ON s.id = a.station_id
    WHERE a.submitted_at > $2::timestamptz AND a.submitted_at <= $1::timestamptz AND a.total_count > 0 AND a.candidate_id IS NOT NULL
    GROUP BY 1, 2`,
);

const ofPerson = statement<ScoredTry, [number, number, Date]>(
  'stations.weekly-of-person',
  `SELECT 100.0::float8 * a.ticked_count / a.total_count AS score, a.submitted_at
     FROM station_attempts a JOIN stations s ON s.id = a.station_id
    WHERE a.candidate_id = $1::int AND s.style = $2::int AND a.submitted_at > $3::timestamptz AND a.total_count > 0`,
);

/** What everybody's weeks add up to at a moment, by style. A try that nothing could be ticked in has no score. */
export interface EverybodysWeeks {
  /** The moment that the weeks are counted back from. */
  at: Date;
  /** By style; each with 7 sums, the last seven days first. */
  styles: ReadonlyMap<number, readonly WeekSum[]>;
}

export const emptyWeeks = (): WeekSum[] => Array.from({ length: WEEKS_BACK + 1 }, () => ({ sum: 0, tries: 0 }));

export async function weeksOfEverybody(read: Reader): Promise<EverybodysWeeks> {
  const at = read.clock.now();
  const styles = new Map<number, WeekSum[]>();
  for (const { style, week, sum, tries } of await read.sql.all(ofEverybody, [at, startOfWeeks(at)])) {
    const weeks = styles.get(style) ?? emptyWeeks();
    weeks[week] = { sum, tries };
    styles.set(style, weeks);
  }
  return { at, styles };
}

/** A person's scored tries of the seven weeks that end at `from` or later. */
export const recentScores = (read: Reader, personId: number, style: number, from: Date): Promise<ScoredTry[]> =>
  read.sql.all(ofPerson, [personId, style, startOfWeeks(from)]);
