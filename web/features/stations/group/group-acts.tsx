import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IconArrowsExchange, IconDoorExit } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { groupLobby, groupStatus, lobbyPage, type StatusSnapshot } from '~/domain/group-practice/contract';
import { useEnter } from '~/web/core/enter';
import { useSession } from '~/web/core/session';
import { useAction } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { Button } from '~/web/ui/button';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import layout from '~/web/ui/layout.module.css';
import { useErrorToast } from '~/web/ui/use-error-toast';
import classes from '../role-views/role-frame.module.css';

/** In every role view of a group: leaving and, for the examiner, handing over. */
export function GroupActs({ pin }: { pin: string }) {
  const enter = useEnter();
  const [asked, setAsked] = useState(false);
  const me = useSession().person?.id;
  const { snapshot: status } = useLive(groupStatus, pin);
  const leave = useAction(
    lobbyPage,
    'leave',
    { params: { pin } },
    { onSuccess: ({ next_url }) => enter(next_url), ...useErrorToast() },
  );
  if (!status || me === undefined) return null;

  return (
    <div className={`no-print ${layout.acts} ${classes.acts}`}>
      {status.state === 'running' && status.examiner === me && <HandOver pin={pin} status={status} me={me} />}
      <Button
        variant="subtle"
        tone="gray"
        loading={leave.isPending}
        before={<IconDoorExit size={18} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        <FormattedMessage id="group-practice.leave" />
      </Button>
      <ConfirmDialog
        opened={asked}
        title={<FormattedMessage id="group-practice.leave.question" />}
        confirm={<FormattedMessage id="group-practice.leave" />}
        destructive
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          leave.mutate({});
        }}
      >
        <FormattedMessage
          id={status.host_id === me ? 'group-practice.leave.consequence-host' : 'group-practice.leave.consequence'}
        />
      </ConfirmDialog>
    </div>
  );
}

/** A button for each member who is here and may examine: anybody but the candidate. */
function HandOver({ pin, status, me }: { pin: string; status: StatusSnapshot; me: number }) {
  const cache = useQueryClient();
  const { snapshot: lobby } = useLive(groupLobby, pin);
  const handOver = useAction(
    lobbyPage,
    'take_over',
    { params: { pin } },
    { onSuccess: (snapshot) => offerSnapshot(cache, groupLobby, pin, snapshot), ...useErrorToast() },
  );
  return (lobby?.members ?? [])
    .filter(({ id, presence }) => id !== me && id !== status.student && presence === 'here')
    .map(({ id, name }) => (
      <Button
        key={id}
        variant="default"
        disabled={handOver.isPending}
        before={<IconArrowsExchange size={18} aria-hidden />}
        onClick={() => handOver.mutate({ member_id: id })}
      >
        <FormattedMessage id="stations.hand-over" values={{ name }} />
      </Button>
    ));
}
