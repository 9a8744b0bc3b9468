import { Menu, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDoorExit, IconUserPlus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { runAction } from '~/web/live/client';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { usePressed, type MenuProps } from '~/web/ui/on-demand';
import { unsentOf } from '~/web/core/stores/unsent';
import { useSession } from '~/web/core/session';
import { useLeave } from '~/web/parts/unsent/use-leave';
import classes from './guest-bar.module.css';

export function GuestItems({ button, name, pin }: MenuProps & { name: string; pin: string | null }) {
  const { opened, setOpened, target } = usePressed(button);
  const [asking, { open, close }] = useDisclosure(false);
  const personId = useSession().person?.id ?? 0;
  const { leave, dialog, signOut } = useLeave({
    // Leaving may fail because the group has ended meanwhile; signing out is right all the same.
    before: async () => pin && runAction(lobbyPage, 'leave', { params: { pin } }, {}).catch(() => null),
  });
  return (
    <>
      <Menu withinPortal={false} position="bottom-end" width={260} opened={opened} onChange={setOpened}>
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown>
          <div className={classes.who}>
            <Text fw={650}>{name}</Text>
            <Text size="xs" c="dimmed">
              <FormattedMessage id="app.guest.note" />
            </Text>
          </div>
          <Menu.Divider />
          <Menu.Item component={Link} to={href(register)} mih={44} leftSection={<IconUserPlus size={18} aria-hidden />}>
            <FormattedMessage id="app.guest.register" />
          </Menu.Item>
          <Menu.Item
            mih={44}
            leftSection={<IconDoorExit size={18} aria-hidden />}
            onClick={unsentOf(personId).length > 0 ? leave : open}
          >
            <FormattedMessage id="app.guest.leave" />
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        onConfirm={leave}
        destructive
        loading={signOut.isPending || signOut.isSuccess}
        problem={signOut.error}
        title={<FormattedMessage id="app.guest.leave.title" />}
        confirm={<FormattedMessage id="app.guest.leave" />}
      >
        <FormattedMessage id="app.guest.leave.body" />
      </ConfirmDialog>
      {dialog}
    </>
  );
}
