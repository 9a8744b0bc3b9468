import { IconDoorExit, IconPlayerStop } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { lobbyPage } from '~/domain/group-practice/contract';
import { useEnter } from '~/web/core/enter';
import { useAction } from '~/web/live/client';
import { ConfirmButton } from '~/web/ui/confirm-button';
import layout from '~/web/ui/layout.module.css';
import { useErrorToast } from '~/web/ui/use-error-toast';
import type { Group } from './use-group';

/** Leaving, for everyone; ending it for all, for the host. */
export function GroupFoot({ group, onGoing }: { group: Group; onGoing: (going: boolean) => void }) {
  const enter = useEnter();
  const told = useErrorToast();
  const address = { params: { pin: group.pin } };
  const away = {
    onMutate: () => onGoing(true),
    onSuccess: ({ next_url }: { next_url: string }) => enter(next_url),
    onError: (error: Error) => {
      onGoing(false);
      told.onError(error);
    },
  };
  const leave = useAction(lobbyPage, 'leave', address, away);
  const end = useAction(lobbyPage, 'end_session', address, away);

  return (
    <div className={layout.toolbarAtEnd}>
      <ConfirmButton
        tone="gray"
        ask={group.now.state === 'running'}
        loading={leave.isPending}
        before={<IconDoorExit size={18} aria-hidden />}
        question={<FormattedMessage id="group-practice.leave.question" />}
        consequence={
          <FormattedMessage
            id={group.isHost ? 'group-practice.leave.consequence-host' : 'group-practice.leave.consequence'}
          />
        }
        confirm={<FormattedMessage id="group-practice.leave" />}
        onConfirm={() => leave.mutate({})}
      >
        <FormattedMessage id="group-practice.leave" />
      </ConfirmButton>
      {group.isHost && (
        <ConfirmButton
          loading={end.isPending}
          before={<IconPlayerStop size={18} aria-hidden />}
          question={<FormattedMessage id="group-practice.end.question" />}
          consequence={<FormattedMessage id="group-practice.end.consequence" />}
          confirm={<FormattedMessage id="group-practice.end" />}
          onConfirm={() => end.mutate({})}
        >
          <FormattedMessage id="group-practice.end" />
        </ConfirmButton>
      )}
    </div>
  );
}
