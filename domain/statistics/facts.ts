import { ACCOUNT_CHANGED, ACTIVE, METRICS } from '../acts/metrics';
import type { Fact } from '../acts/take-acts';

/** What is counted of events: what happened, and that its people were active. */
export function factsOf(rows: readonly Fact[]): Fact[] {
  const facts = rows.filter(({ metric }) => metric !== ACCOUNT_CHANGED);
  const active = new Map<string, Fact>();
  for (const { account_id, metric, hour, count } of facts) {
    if (!ACTIVE.includes(metric)) continue;
    const key = `${account_id} ${hour.getTime()}`;
    const known = active.get(key);
    if (known) known.count += count;
    else active.set(key, { account_id, metric: METRICS.active, hour, count });
  }
  return [...facts, ...active.values()];
}

/** Facts as the parameters of a statement. */
export type FactValues = [number[], number[], Date[], number[]];
export const factValues = (facts: readonly Fact[]): FactValues => [
  facts.map(({ account_id }) => account_id),
  facts.map(({ metric }) => metric),
  facts.map(({ hour }) => hour),
  facts.map(({ count }) => count),
];
/** Facts from those parameters, as a table. */
export const FACTS = `unnest($1::int[], $2::smallint[], $3::timestamptz[], $4::int[]) AS fact (account_id, metric, hour, count)`;
