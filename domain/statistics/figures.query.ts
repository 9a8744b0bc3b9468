import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { ALL_COUNTRIES, ALL_STAGES } from '../acts/metrics';
import { hiddenInOrder, hiddenParts, isSmall } from './small-groups';
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
  /** The bucket is not over: the figure still grows. */
  underWay: boolean;
}
const NOBODY = { count: 0, people: 0 };

const ofGroup = statement<Row, [number[], number, string, number, Date]>(
  'statistics.figures',
  `SELECT metric, bucket, count::float8 AS count, people FROM statistics_counts
    WHERE metric = ANY ($1::smallint[]) AND span = $2 AND country = $3 AND stage = $4 AND bucket >= $5 ORDER BY bucket`,
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

/** The first month that has a figure; null if there is none. */
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
 * Buckets that cannot be shown beside the longer bucket that they are part of.
 * @param rows in the order of their buckets
 * @param whole the longer span, whose figures are shown in another window
 * @param isHeld of which longer buckets one is hidden in any case
 */
function hiddenInTime(rows: readonly Row[], whole: Span, isHeld: (metric: number, bucket: Date) => boolean): string[] {
  const lines = new Map<string, { of: Row; line: Map<string, number> }>();
  for (const row of rows) {
    const of = keyOf(row.metric, bucketOf(whole, row.bucket));
    const known = lines.get(of) ?? { of: row, line: new Map<string, number>() };
    lines.set(of, known);
    known.line.set(keyOf(row.metric, row.bucket), row.people);
  }
  return [...lines.values()].flatMap(({ of, line }) => [
    ...hiddenInOrder(line, isHeld(of.metric, bucketOf(whole, of.bucket))),
  ]);
}

/** The spans that a bucket is part of, the longest first, and its own. */
const WITHIN: Record<Span, readonly Span[]> = {
  month: ['month'],
  day: ['month', 'day'],
  hour: ['month', 'day', 'hour'],
};

/**
 * Figures of a group, by metric and bucket, from a bucket on. Reads roll-ups only: the time it takes grows with the window, and for a
 * country or stage with how many others there are, and not with what was done.
 *
 * Figures move, and two moments can be compared. So of one country or stage only what is over is shown: which of them would give a
 * small one away is known only then. Everybody's figures of what is under way are shown to staff as they are.
 */
export async function findFigures(
  read: Reader,
  { metrics, span, from, group }: { metrics: readonly number[]; span: Span; from: Date; group: Group },
): Promise<(metric: number, bucket: Date) => Figure> {
  const wanted = [...metrics];
  const { country, stage } = group;
  const now = read.clock.now();
  const isOfAll = country === ALL_COUNTRIES && stage === ALL_STAGES;
  const isUnderWay = (of: Span, bucket: Date): boolean => bucketOf(of, now).getTime() === bucket.getTime();
  const levels = await Promise.all(
    WITHIN[span].map(async (level) => {
      const since = bucketOf(level === 'hour' ? 'day' : 'month', from);
      const [rows, countries, stages] = await Promise.all([
        read.sql.all(ofGroup, [wanted, SPANS[level], country, stage, since]),
        country === ALL_COUNTRIES ? [] : read.sql.all(countriesBeside, [wanted, SPANS[level], since, stage]),
        stage === ALL_STAGES ? [] : read.sql.all(stagesBeside, [wanted, SPANS[level], since, country]),
      ]);
      return { level, rows, beside: [hiddenBeside(countries, country), hiddenBeside(stages, String(stage))] };
    }),
  );
  let hidden: ReadonlySet<string> = new Set();
  for (const [nth, { level, rows, beside }] of levels.entries()) {
    const longer = WITHIN[span][nth - 1];
    const wholes = hidden;
    const inTime =
      longer &&
      hiddenInTime(
        rows,
        longer,
        (metric, bucket) => (!isOfAll && isUnderWay(longer, bucket)) || wholes.has(keyOf(metric, bucket)),
      );
    const small = rows.flatMap(({ metric, bucket, people }) => (isSmall(people) ? [keyOf(metric, bucket)] : []));
    const underWay = isOfAll ? [] : wanted.map((metric) => keyOf(metric, bucketOf(level, now)));
    hidden = new Set([...(inTime ?? []), ...small, ...underWay, ...beside.flatMap((keys) => [...keys])]);
  }
  const figures = new Map(levels.at(-1)!.rows.map((row) => [keyOf(row.metric, row.bucket), row]));
  return (metric, bucket) => {
    const key = keyOf(metric, bucket);
    const { count, people } = figures.get(key) ?? NOBODY;
    return { count, people, hidden: hidden.has(key), underWay: isUnderWay(span, bucket) };
  };
}
