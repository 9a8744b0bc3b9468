import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { checklistView } from '~/domain/stations/checklist-contract';
import { baseOf } from '~/domain/stations/styles';
import { followedRound } from '~/web/parts/group-practice/followed-round';
import { groupStatus, lobbyPage, type StatusSnapshot } from '~/domain/group-practice/contract';
import { useSession } from '~/web/core/session';
import { useAction } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { useProblemMessage } from '~/web/ui/problem';
import { useGroupCountdown } from '~/web/ui/timer/use-group-countdown';
import { fromRoleView, type RoleView } from './destination';
import { useHostNews } from './use-host-news';
import { showToast } from '~/web/ui/toast';

/**
 * A role view's bond to its group: the shared clock, and going where the group goes.
 *
 * @param view which view it is
 * @param leaving called before the group takes the person away
 */
export function useGroupSession(
  pin: string,
  slug: string,
  view: RoleView,
  leaving?: (status: StatusSnapshot, me: number | undefined) => void,
) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const problemMessage = useProblemMessage();
  const me = useSession().person?.id;
  const { snapshot: status, connection, error } = useLive(groupStatus, pin);
  const clock = useAction(
    lobbyPage,
    'clock',
    { params: { pin } },
    {
      onSuccess: (snapshot) => offerSnapshot(cache, groupStatus, pin, snapshot),
      onError: (problem) => showToast(problemMessage(problem), { tone: 'failure' }),
    },
  );
  // A circuit that is run has one clock, which the run's bar steers, and it says where people go.
  const circuitRun = status?.circuit_run === true;
  const steers =
    status !== undefined && !circuitRun && me !== undefined && (status.examiner === me || status.host_id === me);
  const timer = useGroupCountdown(status?.clock, steers, (command) => clock.mutate({ command }), circuitRun);

  useHostNews(status?.host_id, me);

  // A page that was frozen meanwhile still shows the round that it was opened in.
  const [round, setRound] = useState(status?.round);
  if (round === undefined && status) setRound(status.round);
  const next = status && !error && !circuitRun ? fromRoleView(status, { pin, slug, round, view, me }) : null;
  useEffect(() => {
    if (!next) return;
    if (status) leaving?.(status, me);
    void navigate(next, { replace: true });
    // Only a new destination moves anybody.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [next]);

  // Somebody who was appointed in the middle of the station is taken to the checklist; later they may look at both views.
  const examiner = status?.state === 'running' && !circuitRun ? status.examiner : undefined;
  const before = useRef(examiner);
  useEffect(() => {
    const appointed = before.current !== undefined && examiner !== before.current && examiner === me;
    before.current = examiner;
    if (appointed && view !== 'checklist' && status)
      void navigate(href(checklistView, { base: baseOf(status.style), slug: status.slug }, { pin }), { replace: true });
  }, [examiner, me, view, status, pin, navigate]);

  return {
    status,
    me,
    timer,
    connection,
    error,
    ended: status?.state === 'ended',
    followed: followedRound(status, me),
    circuitRun,
  };
}
