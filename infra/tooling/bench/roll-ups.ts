import type { Client } from 'pg';
import { METRICS } from '~/domain/acts/metrics';
import { PEOPLE_AND_TOPICS, QUESTION_ROWS } from './bank';
import { openDatabase } from './side';

/** Roll-ups of a large installation: countries and training stages in which somebody is active every hour. */
const COUNTRIES = 20;
const STAGES = 8;
export const ROLLED_UP = 100_000_000;

const GROUPS = `(SELECT 'C' || chr(64 + n) AS country FROM generate_series(1, ${COUNTRIES}) n) AS country
     CROSS JOIN (SELECT n AS stage FROM generate_series(1, ${STAGES}) n) AS stage`;
/** Enough in each cell that it is shown; the smallest groups of some hours are not. */
const perCell = (span: string, buckets: number) => `
  SELECT metric::smallint, ${span}::smallint AS span, country, stage::smallint, bucket,
         greatest(1, (${ROLLED_UP}::bigint / ${COUNTRIES * STAGES} / ${buckets}))::bigint AS count, (3 + abs(hashtext(country || stage || bucket)) % 40)::int AS people
    FROM ${GROUPS} CROSS JOIN unnest('{${Object.values(METRICS).join()}}'::int[]) AS metric`;

const sums = (country: string, stage: string, groups: string) => `
  INSERT INTO statistics_counts (metric, span, country, stage, bucket, count, people)
  SELECT metric, span, ${country}, ${stage}, bucket, sum(count), sum(people) FROM statistics_counts WHERE country <> '*' AND stage <> -1 GROUP BY ${groups}`;

/**
 * Fills the roll-ups with what 100,000,000 answers, and as many acts of each other kind, leave.
 * @param days days back from now that have roll-ups by the day
 * @param hours hours back from now that have roll-ups by the hour
 */
export async function fillRollUps(database: Client, { days, hours }: { days: number; hours: number }): Promise<number> {
  // What was counted before is in cells of the same keys.
  await database.query('TRUNCATE statistics_counts');
  const now = `date_trunc('hour', now(), 'UTC')`;
  for (const [span, unit, buckets, series] of [
    [1, 'hour', days * 24, `generate_series(${now} - interval '${hours} hours', ${now}, '1 hour')`],
    [2, 'day', days, `generate_series(date_trunc('day', ${now}, 'UTC') - interval '${days} days', ${now}, '1 day')`],
    [
      3,
      'month',
      days / 30,
      `generate_series(date_trunc('month', ${now}, 'UTC') - interval '${Math.ceil(days / 31)} months', ${now}, '1 month')`,
    ],
  ] as const)
    await database.query(
      `INSERT INTO statistics_counts (metric, span, country, stage, bucket, count, people)
       ${perCell(String(span), buckets)} CROSS JOIN (SELECT date_trunc('${unit}', bucket, 'UTC') AS bucket FROM ${series} AS bucket) AS time`,
    );
  await database.query(sums(`'*'`, 'stage', 'metric, span, stage, bucket'));
  await database.query(sums('country', '-1', 'metric, span, country, bucket'));
  await database.query(sums(`'*'`, '-1', 'metric, span, bucket'));
  await database.query('VACUUM ANALYZE statistics_counts');
  const { rows } = await database.query<{ count: number }>('SELECT count(*)::int AS count FROM statistics_counts');
  return rows[0]!.count;
}

/** For a product whose database holds what can be answered, and nothing that was. */
export const UNANSWERED = {
  name: 'unanswered',
  async fill(databaseUrl: string): Promise<void> {
    const database = await openDatabase(databaseUrl);
    try {
      // Nothing is searched for or counted here: what keeps searches and counts would take longest.
      for (const statement of [
        ...PEOPLE_AND_TOPICS,
        'DROP INDEX questions_stem_trigrams',
        'ALTER TABLE questions DISABLE TRIGGER USER',
        ...QUESTION_ROWS,
        'ALTER TABLE questions ENABLE TRIGGER USER',
        'VACUUM ANALYZE',
      ])
        await database.query(statement);
    } finally {
      await database.end();
    }
  },
};
