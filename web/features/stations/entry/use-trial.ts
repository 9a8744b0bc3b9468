import type { MouseEvent } from 'react';
import { trialStation } from '~/domain/stations/trial-contract';
import type { StationEntryData } from '~/domain/stations/contract';
import { baseOf } from '~/domain/stations/styles';
import { useEnter } from '~/web/core/enter';
import { useSession } from '~/web/core/session';
import { useMutate } from '~/web/live/client';

/** Without an account one station can be tried: the first role that is opened makes it this one. */
export function useTrial(station: StationEntryData['station'], trial: StationEntryData['trial']) {
  const { person } = useSession();
  const enter = useEnter();
  const start = useMutate(trialStation);
  const without = person === null || person.guest;
  const open = without && trial === 'open';
  return {
    /** For a link to a role: opens the station first, if it is not open yet. */
    tryFirst: (to: string) => (event: MouseEvent) => {
      // Into another tab or window, or onto the disk: as the browser does it.
      if (!open || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (start.isPending) return;
      start.mutate({ base: baseOf(station.style), slug: station.slug }, { onSuccess: () => void enter(to) });
    },
    hint: !without || trial === undefined ? null : (`stations.trial.${trial}` as const),
    problem: start.error,
  };
}
