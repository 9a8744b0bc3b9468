import { rebuildStatistics } from '~/domain/statistics/rebuild';
import { countWaiting } from '~/workers/statistics/counter';
import type { Deps } from '~/infra/process/deps';

/** A row of the roll-ups, without what is kept of erased people. */
export interface CountRow {
  metric: number;
  span: number;
  country: string;
  stage: number;
  bucket: string;
  count: number;
  people: number;
}

/** The first count of everything, as a worker does it at its start, or another one. */
export const rebuilt = (world: { deps: Deps }): Promise<void> => world.deps.inTransaction(rebuildStatistics);

/** Counts what has happened, as a worker does every second. */
export const counted = (world: { deps: Deps }): Promise<number> => countWaiting(world.deps);

/** All roll-ups, in one order. */
export const countRows = (world: { deps: Deps }): Promise<CountRow[]> =>
  world.deps.dataSource.query(
    `SELECT metric, span, country, stage, to_char(bucket AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24') AS bucket, count::int AS count, people
       FROM statistics_counts ORDER BY metric, span, country, stage, bucket`,
  );

/** All roll-ups of people and of roles, in one order. */
export const courseRows = async (world: { deps: Deps }): Promise<unknown[]> => [
  ...(await world.deps.dataSource.query(
    `SELECT month::text, measure, country, stage, people FROM statistics_cohorts WHERE people > 0 ORDER BY month, measure, country, stage`,
  )),
  ...(await world.deps.dataSource.query(
    `SELECT country, stage, role, people FROM statistics_roles WHERE people > 0 ORDER BY country, stage, role`,
  )),
];
