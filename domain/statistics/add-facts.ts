import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { CELLS, MONTH, SPAN_ROWS } from './cells';
import type { Fact } from '../acts/take-acts';
import { FACTS, factValues, type FactValues } from './facts';
import { PEOPLE } from '~/domain/accounts/views';

export const placePeople = statement<never, FactValues>(
  'statistics.place-people',
  `INSERT INTO statistics_person_months (account_id, month, country, stage)
   SELECT DISTINCT account.id, ${MONTH('fact.hour')}, coalesce(account.country, ''), coalesce(account.training_stage, 0)::smallint
     FROM ${FACTS} JOIN ${PEOPLE} account ON account.id = fact.account_id
   ON CONFLICT (account_id, month) DO NOTHING`,
);

/**
 * Rows of a person are read as they were before the statement: a person with none in a bucket yet is one person more in it.
 * The process that counts has the lock, so that no other adds one meanwhile.
 */
const add = statement<never, FactValues>(
  'statistics.add-facts',
  `WITH fact AS MATERIALIZED (
     SELECT fact.account_id, fact.metric, fact.hour, fact.count, place.month, place.country, place.stage
       FROM ${FACTS} JOIN statistics_person_months place ON place.account_id = fact.account_id AND place.month = ${MONTH('fact.hour')}),
   saved AS (
     INSERT INTO statistics_person_hours AS known (account_id, metric, hour, month, count)
     SELECT account_id, metric, hour, month, count FROM fact
     ON CONFLICT (account_id, metric, hour) DO UPDATE SET count = known.count + excluded.count),
   person AS (
     SELECT fact.metric, spanned.span, fact.country, fact.stage, spanned.bucket, sum(fact.count)::bigint AS count,
            (NOT EXISTS (SELECT FROM statistics_person_hours known WHERE known.account_id = fact.account_id AND known.metric = fact.metric
                            AND known.hour >= spanned.bucket AND known.hour < spanned.ends))::int AS people
       FROM fact CROSS JOIN LATERAL ${SPAN_ROWS('fact.hour')} AS spanned (span, bucket, ends)
      GROUP BY fact.account_id, fact.metric, spanned.span, fact.country, fact.stage, spanned.bucket, spanned.ends)
   INSERT INTO statistics_counts AS known (metric, span, country, stage, bucket, count, people)
   ${CELLS('person', 'count', 'people')}
   ON CONFLICT (metric, span, country, stage, bucket) DO UPDATE SET count = known.count + excluded.count, people = known.people + excluded.people`,
);

/** Adds what people did to their own hours and to the roll-ups. Each person, metric and hour once; the progress must be locked. */
export async function addFacts(tx: Transaction, facts: readonly Fact[]): Promise<void> {
  if (facts.length === 0) return;
  const values = factValues(facts);
  await tx.sql.all(placePeople, values);
  await tx.sql.all(add, values);
}
