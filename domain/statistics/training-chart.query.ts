import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { ChartData } from './contract';
import { type Group, oldestMonth } from './figures.query';
import { ALL_COUNTRIES, ALL_STAGES, METRICS } from '../acts/metrics';
import { hiddenParts } from './small-groups';
import { bucketsOf, SHAPES, SPANS, type Window } from './windows';

const registered = statement<{ country: string; stage: number; people: number }, [number, Date, string]>(
  'statistics.registered-by-stage',
  `SELECT country, stage, sum(people)::int AS people FROM statistics_counts
    WHERE metric = ${METRICS.registered} AND span = $1 AND bucket >= $2 AND stage <> -1 AND ($3 <> '*' OR country = '*') GROUP BY country, stage`,
);

/** How many people of each training stage registered in a window. */
export async function trainingChart(read: Reader, window: Window, { country, stage }: Group): Promise<ChartData> {
  const buckets = bucketsOf(window, read.clock.now(), window === 5 ? await oldestMonth(read) : null);
  const rows = await read.sql.all(registered, [SPANS[SHAPES[window].span], buckets[0]!, country]);
  const stages = new Map(rows.filter((row) => row.country === country).map((row) => [row.stage, row.people]));
  const hidden = hiddenParts(stages);
  const isHidden = (one: number): boolean =>
    hidden.has(one) ||
    (country !== ALL_COUNTRIES &&
      hiddenParts(
        new Map(
          rows
            .filter((row) => row.stage === one && row.country !== ALL_COUNTRIES)
            .map((row) => [row.country, row.people]),
        ),
      ).has(country));
  return [
    {
      id: 'registered',
      data: [...stages.keys()]
        .filter((one) => stage === ALL_STAGES || one === stage)
        .sort((a, b) => a - b)
        .map((one) => ({ x: String(one), y: isHidden(one) ? null : stages.get(one)! })),
    },
  ];
}
