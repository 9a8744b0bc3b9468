import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconArrowsExchange, IconDoorExit } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { groupLobby, groupStatus, lobbyPage, type StatusSnapshot } from '~/domain/group-practice/contract';
import { useEnter } from '~/web/core/enter';
import { useSession } from '~/web/core/session';
import { useAction } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { useErrorToast } from '~/web/ui/use-error-toast';

/** In every role view of a group: leaving and, for the examiner, handing over. */
export function GroupActs({ pin }: { pin: string }) {
  const enter = useEnter();
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
    <Group gap="sm" mt="xl" className="no-print">
      {status.state === 'running' && status.examiner === me && <HandOver pin={pin} status={status} me={me} />}
      <ConfirmButton
        color="gray"
        loading={leave.isPending}
        leftSection={<IconDoorExit size={18} aria-hidden />}
        question={<FormattedMessage id="group-practice.leave.question" />}
        consequence={
          <FormattedMessage
            id={status.host_id === me ? 'group-practice.leave.consequence-host' : 'group-practice.leave.consequence'}
          />
        }
        confirm={<FormattedMessage id="group-practice.leave" />}
        onConfirm={() => leave.mutate({})}
      >
        <FormattedMessage id="group-practice.leave" />
      </ConfirmButton>
    </Group>
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
        leftSection={<IconArrowsExchange size={18} aria-hidden />}
        onClick={() => handOver.mutate({ member_id: id })}
      >
        <FormattedMessage id="stations.hand-over" values={{ name }} />
      </Button>
    ));
}
