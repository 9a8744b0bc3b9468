import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { ALL_COUNTRIES, ALL_STAGES } from './metrics';
import { hiddenParts, isSmall } from './small-groups';
import { bucketOf, type Span, SPANS } from './windows';

/** Whose figures: of a country (`*` for all) and a training stage (-1 for all). */
export interface Group {
  country: string;
  stage: number;
}

interface Row {
  metric: number;
  bucket: Date;
  count: number;
  people: number;
}

/** What a metric says of a bucket. */
export interface Figure {
  count: number;
  people: number;
  /** Of fewer than 5 people, or telling of fewer by subtraction. */
  hidden: boolean;
}
export const NOBODY: Figure = { count: 0, people: 0, hidden: false };

const ofGroup = statement<Row, [number[], number, string, number, Date]>(
  'statistics.figures',
  `SELECT metric, bucket, count::float8 AS count, people FROM statistics_counts
    WHERE metric = ANY ($1::smallint[]) AND span = $2 AND country = $3 AND stage = $4 AND bucket >= $5`,
);

type Beside = { metric: number; bucket: Date; part: string; people: number };
const countriesBeside = statement<Beside, [number[], number, Date, number]>(
  'statistics.countries-beside',
  `SELECT metric, bucket, country AS part, people FROM statistics_counts
    WHERE metric = ANY ($1::smallint[]) AND span = $2 AND bucket >= $3 AND stage = $4 AND country <> '*'`,
);
const stagesBeside = statement<Beside, [number[], number, Date, string]>(
  'statistics.stages-beside',
  `SELECT metric, bucket, stage::text AS part, people FROM statistics_counts
    WHERE metric = ANY ($1::smallint[]) AND span = $2 AND bucket >= $3 AND country = $4 AND stage <> -1`,
);
const oldest = statement<{ bucket: Date | null }, []>(
  'statistics.oldest',
  `SELECT min(bucket) AS bucket FROM statistics_counts WHERE span = 3 AND country = '*' AND stage = -1`,
);

/** The first month that has a figure; null where there is none. */
export const oldestMonth = async (read: Reader): Promise<Date | null> =>
  (await read.sql.one(oldest, []))?.bucket ?? null;

const keyOf = (metric: number, bucket: Date): string => `${metric} ${bucket.getTime()}`;

/** The buckets in which this part of its whole is hidden because of its siblings. */
function hiddenBeside(rows: readonly Beside[], part: string): Set<string> {
  const lines = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const key = keyOf(row.metric, row.bucket);
    lines.set(key, (lines.get(key) ?? new Map<string, number>()).set(row.part, row.people));
  }
  return new Set([...lines].flatMap(([key, line]) => (hiddenParts(line).has(part) ? [key] : [])));
}

/**
 * Buckets that cannot be shown beside the longer bucket that they are part of; those of one that is hidden itself are hidden all.
 * @param whole the longer span, whose figures are shown in another window
 */
function hiddenInTime(rows: readonly Row[], whole: Span, hiddenWholes: ReadonlySet<string>): Set<string> {
  const lines = new Map<string, Map<string, number>>();
  for (const { metric, bucket, people } of rows) {
    const of = keyOf(metric, bucketOf(whole, bucket));
    lines.set(of, (lines.get(of) ?? new Map<string, number>()).set(keyOf(metric, bucket), people));
  }
  return new Set(
    [...lines].flatMap(([of, line]) => (hiddenWholes.has(of) ? [...line.keys()] : [...hiddenParts(line)])),
  );
}

/**
 * Figures of a group, by metric and bucket, from a bucket on. Reads roll-ups only: the time it takes grows with the window, and for a
 * country or stage with how many others there are, and not with what was done.
 */
export async function findFigures(
  read: Reader,
  { metrics, span, from, group }: { metrics: readonly number[]; span: Span; from: Date; group: Group },
): Promise<(metric: number, bucket: Date) => Figure> {
  const wanted = [...metrics];
  const { country, stage } = group;
  const rowsOf = (of: Span, since: Date) => read.sql.all(ofGroup, [wanted, SPANS[of], country, stage, since]);
  const [rows, days, countries, stages] = await Promise.all([
    rowsOf(span, span === 'hour' ? bucketOf('day', from) : bucketOf('month', from)),
    span === 'hour' ? rowsOf('day', bucketOf('month', from)) : [],
    country === ALL_COUNTRIES ? [] : read.sql.all(countriesBeside, [wanted, SPANS[span], from, stage]),
    stage === ALL_STAGES ? [] : read.sql.all(stagesBeside, [wanted, SPANS[span], from, country]),
  ]);
  const inTime =
    span === 'month'
      ? new Set<string>()
      : span === 'day'
        ? hiddenInTime(rows, 'month', new Set())
        : hiddenInTime(rows, 'day', hiddenInTime(days, 'month', new Set()));
  const beside = [hiddenBeside(countries, country), hiddenBeside(stages, String(stage))];
  const figures = new Map(
    rows.map(({ metric, bucket, count, people }): [string, Figure] => {
      const key = keyOf(metric, bucket);
      return [key, { count, people, hidden: isSmall(people) || inTime.has(key) || beside.some((set) => set.has(key)) }];
    }),
  );
  return (metric, bucket) => figures.get(keyOf(metric, bucket)) ?? NOBODY;
}
