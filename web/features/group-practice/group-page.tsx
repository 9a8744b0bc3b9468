import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { normalisePin } from '~/domain/group-practice/pin';
import { LinkButton } from '~/web/ui/button';
import { LeadOn } from '~/web/ui/lead-on';
import { ProblemNotice } from '~/web/ui/problem';

import { GroupEnded } from './group-ended';
import { GroupNotice } from './group-notice';
import { GroupRoom } from './group-room';
import { GroupSkeleton } from './group-skeleton';
import { useGroup } from './use-group';

/** `/group-study/{pin}/`: the lobby, and the status screen once the station runs. */
export function GroupPage() {
  const pin = normalisePin(useParams().pin ?? '');
  const { page, group, connection, watchError } = useGroup(pin);
  // What the page says of a group that is over goes before the refusal to watch it, which knows less.
  const refusal = page.error?.code === 'group-ended' ? page.error : (watchError ?? page.error);
  const [going, setGoing] = useState(false);
  const watchedOut =
    group !== undefined &&
    group.now.state !== 'ended' &&
    (watchError !== null || !group.members.some((member) => member.id === group.me));

  // The page was read while the group was open: only now does it say where the result is.
  const ended = group?.now.state === 'ended';
  const { refetch } = page;
  useEffect(() => {
    if (ended) void refetch();
  }, [ended, refetch]);

  // A member who leaves does not get the notice that they are out.
  if (going) return <GroupSkeleton />;

  if (refusal?.code === 'group-ended') return <GroupEnded result={refusal.nextUrl} />;
  if (refusal?.code === 'group-removed' || watchedOut) return <GroupNotice kind="removed" />;
  if (refusal?.status === 401) return <LeadOn to={href(joinGroup, { pin })} />;
  if (refusal && [403, 404].includes(refusal.status))
    return (
      <GroupNotice kind="not-in">
        <LinkButton to={href(joinGroup, { pin })}>
          <FormattedMessage id="group-practice.not-in.join" />
        </LinkButton>
      </GroupNotice>
    );
  if (group) return <GroupRoom key={pin} group={group} connection={connection} onGoing={setGoing} />;
  if (refusal) return <ProblemNotice error={refusal} onRetry={page.refetch} />;
  return <GroupSkeleton />;
}
