import { useState } from 'react';
import { IconDoorExit, IconLogin2, IconUserPlus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { login, register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { runAction } from '~/web/live/client';
import { Menu, MenuDivider, MenuItem, MenuLink } from '~/web/ui/menu';
import { lazily } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';
import text from '~/web/ui/text.module.css';
import { usePressed, type MenuProps } from '~/web/ui/on-demand';
import { unsentOf } from '~/web/core/stores/unsent';
import { useSession } from '~/web/core/session';
import { useLeave } from '~/web/parts/unsent/use-leave';
import classes from './guest-bar.module.css';

const LeaveGroup = lazily(async () => (await import('./leave-group')).LeaveGroup);

interface GuestItemsProps extends MenuProps {
  name: string;
  pin: string | null;
  /** Where they go on with an account. */
  next: string | undefined;
}

export function GuestItems({ button, name, pin, next }: GuestItemsProps) {
  const { opened, setOpened, target } = usePressed(button);
  const [asking, ask] = useState(false);
  const personId = useSession().person?.id ?? 0;
  const { leave, dialog, signOut } = useLeave({
    // Leaving may fail because the group has ended meanwhile; signing out is right all the same.
    before: async () => pin && runAction(lobbyPage, 'leave', { params: { pin } }, {}).catch(() => null),
  });
  return (
    <>
      <Menu button={target} width={260} opened={opened} onChange={setOpened}>
        <div className={classes.who}>
          <div className={text.bold}>{name}</div>
          <div className={text.small}>
            <FormattedMessage id="app.guest.note" />
          </div>
        </div>
        <MenuDivider />
        <MenuLink to={href(register, {}, { next })} before={<IconUserPlus size={18} aria-hidden />}>
          <FormattedMessage id="app.guest.register" />
        </MenuLink>
        <MenuLink to={href(login, {}, { next })} before={<IconLogin2 size={18} aria-hidden />}>
          <FormattedMessage id="app.sign-in" />
        </MenuLink>
        <MenuItem
          before={<IconDoorExit size={18} aria-hidden />}
          onClick={unsentOf(personId).length > 0 ? leave : () => ask(true)}
        >
          <FormattedMessage id="app.guest.leave" />
        </MenuItem>
      </Menu>
      <OnceWanted wanted={asking}>
        <LeaveGroup
          opened={asking}
          onClose={() => ask(false)}
          onLeave={leave}
          leaving={signOut.isPending || signOut.isSuccess}
          problem={signOut.error}
        />
      </OnceWanted>
      {dialog}
    </>
  );
}
