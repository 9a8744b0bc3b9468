import { IconUserMinus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lobbyPage } from '~/domain/group-practice/contract';
import { useAction } from '~/web/live/client';
import { IconButton } from '~/web/ui/button';
import { ConfirmButton } from '~/web/ui/confirm-button';
import type { Member } from './group-now';
import { useErrorToast } from '~/web/ui/use-error-toast';
import type { Group } from './use-group';

export function RemoveMember({ group, member }: { group: Group; member: Member }) {
  const intl = useIntl();
  const remove = useAction(
    lobbyPage,
    'remove_member',
    { params: { pin: group.pin } },
    { onSuccess: group.showLobby, ...useErrorToast() },
  );
  return (
    <ConfirmButton
      question={<FormattedMessage id="group-practice.remove.question" values={{ name: member.name }} />}
      consequence={<FormattedMessage id="group-practice.remove.consequence" />}
      confirm={<FormattedMessage id="group-practice.remove.confirm" />}
      onConfirm={() => remove.mutate({ member_id: member.id })}
      trigger={(open) => (
        <IconButton
          disabled={remove.isPending}
          aria-label={intl.formatMessage({ id: 'group-practice.remove.label' }, { name: member.name })}
          onClick={open}
        >
          <IconUserMinus size={20} aria-hidden />
        </IconButton>
      )}
    />
  );
}
