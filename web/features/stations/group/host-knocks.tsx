import { groupStatus } from '~/domain/group-practice/contract';
import { useSession } from '~/web/core/session';
import { useLive } from '~/web/live/use-live';
import { KnockNotice } from '~/web/parts/group-practice/knock-notice';

/** Shows the host who asks to join, on pages of the group. A run of a circuit shows them in its bar. */
export function HostKnocks({ pin }: { pin: string }) {
  const me = useSession().person?.id;
  const { snapshot: status } = useLive(groupStatus, pin);
  return (
    <KnockNotice
      pin={pin}
      isHost={status !== undefined && status.host_id === me && !status.circuit_run && status.state !== 'ended'}
    />
  );
}
