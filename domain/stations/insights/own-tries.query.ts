import type { PageData } from '~/domain/kit/contract';
import { onePage } from '~/domain/kit/list';
import { statement, type Statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { DIRECTIONS, INSIGHTS_PAGE, TRY_SORTS, type Direction, type insightsPage, type TrySort } from './contract';
import { percentage, type Grades } from '../marking';

interface Row {
  quizlog_id: number;
  name: string;
  label: number;
  ticked_count: number;
  total_count: number;
  seconds_used: number;
  submitted_at: Date;
  grades: Grades | null;
}
type ListStatement = Statement<Row, [number, number, number, number]>;

const COLUMNS: Record<TrySort, string> = {
  date: 'a.submitted_at',
  name: 'lower(s.name)',
  label: 's.label',
  score: 'a.ticked_count::float8 / greatest(a.total_count, 1)',
  duration: 'a.seconds_used',
};

/** One statement for each order, so that each is planned for its own. What is alike is sorted by date, the newest first. */
const listed = Object.fromEntries(
  TRY_SORTS.flatMap((sort) =>
    DIRECTIONS.map((direction) => [
      `${sort} ${direction}`,
      statement<Row, [number, number, number, number]>(
        `stations.own-tries-by-${sort}-${direction}`,
        `SELECT a.id AS quizlog_id, s.name, s.label, a.ticked_count, a.total_count, a.seconds_used, a.submitted_at, a.grades
           FROM station_attempts a JOIN stations s ON s.id = a.station_id
          WHERE a.candidate_id = $1::int AND s.style = $2::int
          ORDER BY ${COLUMNS[sort]} ${direction}, a.submitted_at ${sort === 'date' ? direction : 'DESC'}, a.id ${sort === 'date' ? direction : 'DESC'}
          LIMIT $3::int OFFSET $4::int`,
      ),
    ]),
  ),
) as Record<`${TrySort} ${Direction}`, ListStatement>;

const counted = statement<{ count: number }, [number, number]>(
  'stations.count-own-tries',
  `SELECT count(*)::int AS count FROM station_attempts a JOIN stations s ON s.id = a.station_id WHERE a.candidate_id = $1::int AND s.style = $2::int`,
);

/** One page of a person's tries as candidate at stations of a style, also of stations that are gone; of pages that are not there, the last. */
export async function listOwnTries(
  read: Reader,
  personId: number,
  style: number,
  asked: { page: number; sort: TrySort; direction: Direction },
): Promise<PageData<typeof insightsPage>['tries']> {
  const count = (await read.sql.one(counted, [personId, style]))?.count ?? 0;
  const found = await onePage(asked.page, INSIGHTS_PAGE, count, (limit, offset) =>
    read.sql.all(listed[`${asked.sort} ${asked.direction}`], [personId, style, limit, offset]),
  );
  const items = found.items.map(({ ticked_count, total_count, submitted_at, ...row }) => ({
    ...row,
    score: percentage(ticked_count, total_count),
    submitted_at: submitted_at.toISOString(),
  }));
  return { ...found, items };
}
