import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { groupStatus, lobbyPage } from '../../../../domain/group-practice/contract';
import { useSession } from '../../../app/session';
import { useAction } from '../../../live/client';
import { offerSnapshot } from '../../../live/snapshots';
import { useLive } from '../../../live/use-live';
import { useProblemMessage } from '../../../ui/problem';
import { useGroupCountdown } from '../../../ui/timer/use-group-countdown';
import { fromRoleView } from './destination';
import { useHostNews } from './use-host-news';
import { showToast } from '../../../ui/toast';

/**
 * A role view's bond to its group: the shared clock, and going where the group goes.
 *
 * @param leaving called before the group takes the person away
 */
export function useGroupSession(pin: string, slug: string, leaving?: () => void) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const problemMessage = useProblemMessage();
  const me = useSession().person?.id;
  const { snapshot: status, connection, error } = useLive(groupStatus, pin);
  const clock = useAction(lobbyPage, 'clock', { params: { pin } }, {
    onSuccess: (snapshot) => offerSnapshot(cache, groupStatus, pin, snapshot),
    onError: (problem) => showToast(problemMessage(problem), { tone: 'failure' }),
  });
  // A circuit that is run has one clock, which the run's bar steers, and it says where people go.
  const circuitRun = status?.circuit_run === true;
  const steers = status !== undefined && !circuitRun && me !== undefined && (status.examiner === me || status.host_id === me);
  const timer = useGroupCountdown(status?.clock, steers, (command) => clock.mutate({ command }), circuitRun);

  useHostNews(status?.host_id, me);

  // A page that was frozen meanwhile still shows the round that it was opened in.
  const [round, setRound] = useState(status?.round);
  if (round === undefined && status) setRound(status.round);
  const next = status && !error && !circuitRun ? fromRoleView(status, { pin, slug, round }) : null;
  useEffect(() => {
    if (!next) return;
    leaving?.();
    void navigate(next, { replace: true });
    // Only a new destination moves anybody.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [next]);

  return { timer, connection, error, ended: status?.state === 'ended', circuitRun };
}
