import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { boardLive, type LeaderboardData, leaderboardPage } from '~/domain/leaderboard/contract';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { serverNow } from '~/web/live/server-time';
import { useLive } from '~/web/live/use-live';

/** Milliseconds after the end of a week in which its board is asked for: clocks differ. */
const AFTER_WEEK = 2_000;

/** The board of the address, as points change. */
export function useLeaderboard() {
  const cache = useQueryClient();
  const [params, setParams] = useSearchParams();
  const address = { query: { board: params.get('board') ?? undefined } };
  const page = usePage(leaderboardPage, address, {
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    placeholderData: (before) => before,
  });
  const { data, refetch } = page;
  const board = data?.board ?? null;
  const { snapshot, connection } = useLive(boardLive, board?.key ?? '', {
    initial: board ? { version: board.version } : undefined,
    enabled: board !== null,
  });
  const newest = snapshot?.version;
  const seen = board?.version;
  useEffect(() => {
    if (newest !== undefined && seen !== undefined && newest > seen) void refetch();
  }, [newest, seen, refetch]);
  const until = data?.week.until;
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => void refetch(), Math.max(0, Date.parse(until) - serverNow()) + AFTER_WEEK);
    return () => clearTimeout(timer);
  }, [until, refetch]);
  const show = {
    onSuccess: (answer: LeaderboardData) => cache.setQueryData(pageKey(leaderboardPage, address), answer),
  };
  return {
    ...page,
    connection,
    choose: (key: string) => setParams({ board: key }, { replace: true }),
    join: useAction(leaderboardPage, 'submit', address, show),
    rename: useAction(leaderboardPage, 'rename', address, show),
    leave: useAction(leaderboardPage, 'leave', address, show),
    report: useAction(leaderboardPage, 'report', address),
  };
}

export type Leaderboard = ReturnType<typeof useLeaderboard>;
