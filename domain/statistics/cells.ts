/** Pieces of the statements that write roll-ups. */

/** The first day of the month of an instant, in UTC. */
export const MONTH = (at: string): string => `(date_trunc('month', ${at} AT TIME ZONE 'UTC'))::date`;

/** The hour, the day and the month of the beginning of an hour: the span, and the bucket's beginning and end. */
export const SPAN_ROWS = (hour: string): string => `(VALUES
  (1::smallint, ${hour}, ${hour} + interval '1 hour'),
  (2::smallint, date_trunc('day', ${hour}, 'UTC'), date_trunc('day', ${hour}, 'UTC') + interval '24 hours'),
  (3::smallint, date_trunc('month', ${hour}, 'UTC'), (date_trunc('month', ${hour} AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC'))`;

/** A country and a stage, and the sums that they are part of: `group_country`, `group_stage`. */
export const GROUPS = (from: string): string => `
  CROSS JOIN LATERAL (VALUES (${from}.country), ('*')) AS in_country (group_country)
  CROSS JOIN LATERAL (VALUES (${from}.stage), (-1::smallint)) AS in_stage (group_stage)`;

/** The roll-up cells of rows with metric, span, country, stage and bucket, with the sums of these columns. */
export const CELLS = (from: string, ...sums: string[]): string => `
  SELECT ${from}.metric, ${from}.span, group_country, group_stage, ${from}.bucket, ${sums.map((column) => `sum(${from}.${column})`).join(', ')}
    FROM ${from} ${GROUPS(from)}
   GROUP BY 1, 2, 3, 4, 5`;

/** What was counted of people in the buckets: rows with account, metric, country, stage, hour and how often (`count`). */
export const PERSON_BUCKETS = (from: string): string => `
  SELECT ${from}.account_id, ${from}.metric, spanned.span, ${from}.country, ${from}.stage, spanned.bucket, sum(${from}.count)::bigint AS count, 1 AS people
    FROM ${from} CROSS JOIN LATERAL ${SPAN_ROWS(`${from}.hour`)} AS spanned (span, bucket, ends)
   GROUP BY 1, 2, 3, 4, 5, 6`;
