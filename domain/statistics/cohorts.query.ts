import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Cohort } from './contract';
import type { Group } from './figures.query';
import { ALL_COUNTRIES, ALL_STAGES, METRICS } from '../acts/metrics';
import { hiddenParts, isSmall } from './small-groups';
import { bucketAfter } from './windows';

/** Months that are shown, the newest first. */
const MONTHS_SHOWN = 24;
const DAY = 86_400_000;

const FIRST_NAMES = new Map<number, string>([
  [METRICS.question, 'question'],
  [METRICS.card, 'card'],
  [METRICS.station, 'station'],
  [METRICS.joined, 'group'],
  [METRICS.search, 'search'],
]);
const JOINED_NAMES = ['day', 'week', 'month', 'later'] as const;

type Row = { month: string; measure: string; country: string; stage: number; people: number };
const rowsOf = statement<Row, [Date, string, number]>(
  'statistics.cohorts',
  `SELECT to_char(month, 'YYYY-MM-DD') AS month, measure, country, stage, people FROM statistics_cohorts
    WHERE month >= $1::timestamptz AND people > 0 AND ((country = $2 AND (stage = $3 OR $3 <> -1)) OR ($2 <> '*' AND stage = $3))`,
);

/** A figure of each part, null if it is hidden; `rest` is what the parts leave of the whole. */
function partsOf(whole: number | null, parts: readonly (readonly [string, number])[], rest: string) {
  const all = new Map([...parts, [rest, (whole ?? 0) - parts.reduce((sum, [, people]) => sum + people, 0)] as const]);
  const hidden = hiddenParts(all);
  return [...all].map(([name, people]) => ({ name, people: whole === null || hidden.has(name) ? null : people }));
}

/** Each is contained in the one before: what two that are shown differ by is no small group either. */
function nested(whole: number | null, inner: readonly number[]): (number | null)[] {
  let before = whole;
  return inner.map((people) => {
    if (before === null || isSmall(people) || isSmall(before - people)) return null;
    before = people;
    return people;
  });
}

/** What became of those who registered in a month: of the last 24 months. */
export async function findCohorts(read: Reader, { country, stage }: Group): Promise<Cohort[]> {
  const now = read.clock.now();
  const since = bucketAfter('month', now, 1 - MONTHS_SHOWN);
  const rows = await read.sql.all(rowsOf, [since, country, stage]);
  const months = [...new Set(rows.map(({ month }) => month))].sort().reverse();
  return months.flatMap((month) => {
    const here = rows.filter((row) => row.month === month);
    const line = (measure: string, part: (row: Row) => string | number | null) =>
      new Map(here.flatMap((row) => (row.measure === measure && part(row) !== null ? [[part(row), row.people]] : [])));
    const peopleOf = (measure: string): number =>
      here.find((row) => row.measure === measure && row.country === country && row.stage === stage)?.people ?? 0;
    const isHidden =
      isSmall(peopleOf('registered')) ||
      (country !== ALL_COUNTRIES &&
        hiddenParts(
          line('registered', (row) => (row.stage === stage && row.country !== ALL_COUNTRIES ? row.country : null)),
        ).has(country)) ||
      (stage !== ALL_STAGES &&
        hiddenParts(
          line('registered', (row) => (row.country === country && row.stage !== ALL_STAGES ? row.stage : null)),
        ).has(stage));
    const registered = isHidden ? null : peopleOf('registered');
    if (registered === 0) return [];
    const [back_1 = null, back_7 = null, back_30 = null] = nested(
      registered,
      [1, 7, 30].map((days) => peopleOf(`back-${days}`)),
    );
    const end = bucketAfter('month', new Date(month), 1).getTime();
    return [
      {
        month,
        registered,
        back_1,
        back_7,
        back_30,
        days: Math.max(0, Math.floor((now.getTime() - end) / DAY)),
        first: partsOf(
          registered,
          [...FIRST_NAMES].map(([metric, name]) => [name, peopleOf(`first-${metric}`)] as const),
          'nothing',
        ).map(({ name, people }) => ({ what: name, people })),
        joined: partsOf(
          registered,
          JOINED_NAMES.map((name, index) => [name, peopleOf(`joined-${index + 1}`)] as const),
          'never',
        ).map(({ name, people }) => ({ when: name, people })),
      },
    ];
  });
}
