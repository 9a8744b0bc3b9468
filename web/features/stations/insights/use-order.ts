import { useSearchParams } from 'react-router';
import { DIRECTIONS, TRY_SORTS, type Direction, type TrySort } from '~/domain/stations/insights/contract';

export interface Order {
  page: number;
  sort: TrySort;
  direction: Direction;
}

const known = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((each) => each === value) ?? otherwise;

/** Which page of the tries is shown and in which order: all of it in the address. What stands there and means nothing is not sent. */
export function useOrder(): Order {
  const [query] = useSearchParams();
  const page = Number(query.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: known(TRY_SORTS, query.get('sort'), 'date'),
    direction: known(DIRECTIONS, query.get('direction'), 'desc'),
  };
}

/** Names begin with A, everything else with the most. */
const FIRST: Record<TrySort, Direction> = { date: 'desc', name: 'asc', label: 'asc', score: 'desc', duration: 'desc' };

/** The order that choosing a column means: the other way round for the one that is chosen already. */
export function orderBy(sort: TrySort, now: Order): { sort: TrySort; direction: Direction } {
  if (sort !== now.sort) return { sort, direction: FIRST[sort] };
  return { sort, direction: now.direction === 'asc' ? 'desc' : 'asc' };
}

/** As the address says it: the first page and the usual order are not spelled out. */
export const queryOf = ({ page = 1, sort, direction }: { page?: number; sort: TrySort; direction: Direction }) => {
  const usual = sort === 'date' && direction === 'desc';
  return {
    page: page > 1 ? page : undefined,
    sort: usual ? undefined : sort,
    direction: usual ? undefined : direction,
  };
};
