import { keepPreviousData, type Query, useQueryClient } from '@tanstack/react-query';
import type { Input } from '~/domain/kit/contract';
import { statistics, statisticsWindow } from '~/domain/statistics/contract';
import { useLive } from '~/web/live/use-live';
import { usePosted } from '~/web/live/client';
import { useThrottled } from '~/web/ui/use-throttled';
import type { Filter } from './use-filter';

type Request = Input<typeof statistics>['data_request'];
/** Lists of people are asked for by page. */
const isFigure = ({ queryKey: [kind, address, input] }: Pick<Query, 'queryKey'>): boolean =>
  kind === 'posted' && address === statistics.path && !('page' in (input as object));
/** Milliseconds between two rounds. Each asks for all charts of the page, and workers push more often than a person may ask. */
const ROUND = 5_000;

/** Figures of one kind. They are asked for again when they have changed; until they come, the former ones are shown. */
export const useStatistics = (data_request: Request, filter: Filter) =>
  usePosted(statistics, { data_request, ...filter }, { placeholderData: keepPreviousData });

/** A page of a list of people. Each is recorded: it is not asked for again by itself. */
export const usePeopleList = (data_request: Request, filter: Filter, page: number) =>
  usePosted(
    statistics,
    { data_request, ...filter, page },
    {
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );

/** Follows the figures of a window. @returns how news arrives, and when the figures were last added to */
export function useNewFigures(filter: Filter) {
  const cache = useQueryClient();
  const { snapshot, connection } = useLive(statisticsWindow, filter.window);
  const version = snapshot?.version;
  useThrottled(version, ROUND, () => void cache.invalidateQueries({ predicate: isFigure }));
  return { connection, counted_at: snapshot?.counted_at ?? null };
}
