import { useQueryClient } from '@tanstack/react-query';
import { circuitRun, runPage, type RunSnapshot } from '~/domain/circuit-runs/contract';
import { useSession } from '~/web/core/session';
import { useAction } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { useErrorToast } from '~/web/ui/use-error-toast';

/** A run of a circuit as it is right now for this person. */
export function useRun(pin: string, options: { initial?: RunSnapshot; enabled?: boolean } = {}) {
  const me = useSession().person?.id ?? 0;
  const { snapshot: run, connection, error } = useLive(circuitRun, pin, options);
  const mine = run?.members.find((member) => member.id === me);
  return { run, me, mine, isHost: run !== undefined && run.host_id === me, connection, error };
}

/** What moves a run. Answers are shown at once, without waiting for the push; refusals are shown. */
export function useRunActs(pin: string) {
  const cache = useQueryClient();
  const address = { params: { pin } };
  const shown = {
    onSuccess: (snapshot: RunSnapshot) => offerSnapshot(cache, circuitRun, pin, snapshot),
    ...useErrorToast(),
  };
  return {
    begin: useAction(runPage, 'begin', address, shown),
    pause: useAction(runPage, 'pause', address, shown),
    resume: useAction(runPage, 'resume', address, shown),
    skip: useAction(runPage, 'skip', address, shown),
    addMinute: useAction(runPage, 'add_minute', address, shown),
  };
}
