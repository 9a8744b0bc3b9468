import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { GROUPS } from './cells';
import { FIRST, METRICS } from '../acts/metrics';
import { PEOPLE } from '../accounts/views';

const DAY = (at: string) => `(${at} AT TIME ZONE 'UTC')::date`;

/**
 * What became of these people since they registered, to the hour, read from their own hours: the order of events makes no difference.
 * Hosting a group that others joined counts as joining one.
 */
export const COURSES = (accounts: string): string => `
  SELECT who.account_id, place.month, place.country, place.stage,
         CASE WHEN last.days >= 30 THEN 30 WHEN last.days >= 7 THEN 7 WHEN last.days >= 1 THEN 1 ELSE 0 END::smallint AS back,
         coalesce(first.metric, 0)::smallint AS first,
         CASE WHEN met.after IS NULL THEN 0 WHEN met.after < interval '1 day' THEN 1 WHEN met.after < interval '7 days' THEN 2 WHEN met.after < interval '30 days' THEN 3 ELSE 4 END::smallint AS joined
    FROM ${accounts} AS who (account_id)
    JOIN LATERAL (SELECT min(hour) AS hour FROM statistics_person_hours WHERE account_id = who.account_id AND metric = ${METRICS.registered}) registered ON registered.hour IS NOT NULL
    JOIN statistics_person_months place ON place.account_id = who.account_id AND place.month = (date_trunc('month', registered.hour AT TIME ZONE 'UTC'))::date
    CROSS JOIN LATERAL (SELECT ${DAY('max(hour)')} - ${DAY('registered.hour')} AS days FROM statistics_person_hours WHERE account_id = who.account_id AND metric = ${METRICS.active}) last
    LEFT JOIN LATERAL (
      SELECT CASE kind WHEN ${METRICS.group} THEN ${METRICS.joined} ELSE kind END AS metric
        FROM unnest('{${FIRST.join()}}'::smallint[]) WITH ORDINALITY AS what (kind, place)
        CROSS JOIN LATERAL (SELECT min(hour) AS hour FROM statistics_person_hours WHERE account_id = who.account_id AND metric = kind) begun
       WHERE begun.hour IS NOT NULL ORDER BY begun.hour, place LIMIT 1) first ON true
    CROSS JOIN LATERAL (
      SELECT min(begun.hour) - registered.hour AS after FROM unnest('{${METRICS.joined},${METRICS.group}}'::smallint[]) AS kind
        CROSS JOIN LATERAL (SELECT min(hour) AS hour FROM statistics_person_hours WHERE account_id = who.account_id AND metric = kind) begun) met`;

/** The measures of a cohort that a person counts in. */
export const MEASURES = (person: string): string => `
  CROSS JOIN LATERAL (VALUES ('registered', true), ('back-1', ${person}.back >= 1), ('back-7', ${person}.back >= 7), ('back-30', ${person}.back >= 30),
    ('first-' || ${person}.first, ${person}.first > 0), ('joined-' || ${person}.joined, ${person}.joined > 0)) AS measured (measure, holds)`;

// What does not change any more is not looked at again: back after 30 days, something done, a group joined.
const keepCohorts = statement<never, [number[]]>(
  'statistics.save-cohorts',
  `WITH asked AS (
     SELECT DISTINCT account_id FROM unnest($1::int[]) AS who (account_id)
      WHERE NOT EXISTS (SELECT FROM statistics_people settled WHERE settled.account_id = who.account_id AND settled.back = 30 AND settled.first > 0 AND settled.joined > 0)),
   course AS MATERIALIZED (${COURSES('asked')}),
   saved AS (
     INSERT INTO statistics_people (account_id, month, country, stage, back, first, joined) SELECT account_id, month, country, stage, back, first, joined FROM course
     ON CONFLICT (account_id) DO UPDATE SET month = excluded.month, country = excluded.country, stage = excluded.stage, back = excluded.back, first = excluded.first, joined = excluded.joined),
   one AS (
     SELECT month, country, stage, back, first, joined, 1 AS people FROM course
     UNION ALL
     SELECT known.month, known.country, known.stage, known.back, known.first, known.joined, -1 FROM statistics_people known JOIN course USING (account_id))
   MERGE INTO statistics_cohorts known
   USING (
     SELECT one.month, measure, group_country, group_stage, sum(one.people)::int AS people FROM one ${MEASURES('one')} ${GROUPS('one')} WHERE holds
      GROUP BY 1, 2, 3, 4 HAVING sum(one.people) <> 0) change
      ON (known.country, known.stage, known.month, known.measure) = (change.group_country, change.group_stage, change.month, change.measure)
    WHEN MATCHED THEN UPDATE SET people = known.people + change.people
    WHEN NOT MATCHED THEN INSERT (month, measure, country, stage, people) VALUES (change.month, change.measure, change.group_country, change.group_stage, change.people)`,
);

/** Accounts as they are: `'*'` stands for each of them, with any roles. */
export const MEMBERSHIPS = `SELECT account.id AS account_id, coalesce(account.country, '') AS country, coalesce(account.training_stage, 0)::smallint AS stage, array_append(account.roles, '*') AS roles
     FROM ${PEOPLE} account WHERE NOT account.guest`;

const saveRoles = statement<never, [number[]]>(
  'statistics.save-roles',
  `WITH member AS MATERIALIZED (${MEMBERSHIPS} AND account.id = ANY ($1::int[])),
   saved AS (
     INSERT INTO statistics_memberships (account_id, country, stage, roles) SELECT account_id, country, stage, roles FROM member
     ON CONFLICT (account_id) DO UPDATE SET country = excluded.country, stage = excluded.stage, roles = excluded.roles),
   one AS (
     SELECT country, stage, roles, 1 AS people FROM member
     UNION ALL
     SELECT known.country, known.stage, known.roles, -1 FROM statistics_memberships known JOIN member USING (account_id))
   MERGE INTO statistics_roles known
   USING (
     SELECT group_country, group_stage, held.role, sum(one.people)::int AS people FROM one CROSS JOIN LATERAL unnest(one.roles) AS held (role) ${GROUPS('one')}
      GROUP BY 1, 2, 3 HAVING sum(one.people) <> 0) change
      ON (known.country, known.stage, known.role) = (change.group_country, change.group_stage, change.role)
    WHEN MATCHED THEN UPDATE SET people = known.people + change.people
    WHEN NOT MATCHED THEN INSERT (country, stage, role, people) VALUES (change.group_country, change.group_stage, change.role, change.people)`,
);

/**
 * Brings the cohorts up to date with what these people did, and the roles with what their accounts are. The progress must be locked.
 * @param active who did something
 * @param changed who did something or whose account has changed
 */
export async function savePeople(
  tx: Transaction,
  active: readonly number[],
  changed: readonly number[],
): Promise<void> {
  if (active.length > 0) await tx.sql.all(keepCohorts, [[...new Set(active)]]);
  if (changed.length > 0) await tx.sql.all(saveRoles, [[...new Set(changed)]]);
}
