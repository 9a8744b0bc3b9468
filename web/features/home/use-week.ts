import { useQueryClient } from '@tanstack/react-query';
import { type Week, week } from '~/domain/learning/contract';
import { useCall } from '~/web/live/client';
import { callKey } from '~/web/live/query-keys';
import { ownZone } from '~/web/ui/own-zone';

/** The week of who is signed in; `show` shows a change of it before the server has it. */
export function useWeek() {
  const asked = { zone: ownZone() };
  const queries = useQueryClient();
  return {
    ...useCall(week, asked, { refetchOnMount: 'always', refetchOnWindowFocus: true }),
    show: (change: Partial<Week>) =>
      queries.setQueryData<Week>(callKey(week, asked), (now) => now && { ...now, ...change }),
  };
}
