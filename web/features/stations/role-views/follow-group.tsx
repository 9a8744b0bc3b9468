import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { groupStatus } from '~/domain/group-practice/contract';
import { useLive } from '~/web/live/use-live';
import { fromClosedView } from '../group/destination';
import { GroupLost } from '../group/group-lost';
import { useStationAddress } from '../use-address';
import { RoleSkeleton } from './role-skeleton';

/**
 * In place of a role view whose round is over, as a locked phone or a bookmark opens it: goes where the group is by now.
 *
 * @param retry reads the view again: the group may be at this very station once more
 */
export function FollowGroup({ pin, retry }: { pin: string; retry: () => unknown }) {
  const { base, slug } = useStationAddress();
  const navigate = useNavigate();
  const { snapshot: status, error } = useLive(groupStatus, pin);
  useEffect(() => {
    if (!status) return;
    const next = fromClosedView(status, { pin, slug });
    if (next) void navigate(next, { replace: true });
    else void retry();
    // Once for each state of the group.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [status?.version]);
  return error ? <GroupLost base={base} /> : <RoleSkeleton />;
}
