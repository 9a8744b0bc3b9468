import { IconAlertTriangle, IconLogout } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { ownSanctionsPage } from '~/domain/moderation/sanctions/contract';
import { usePage } from '~/web/live/client';
import { Badge } from '~/web/ui/badge';
import { Menu, MenuDivider, MenuItem, MenuLink } from '~/web/ui/menu';
import text from '~/web/ui/text.module.css';
import { usePressed, type MenuProps } from '~/web/ui/on-demand';
import { type Person, useSession } from '~/web/core/session';
import { entriesFor } from './menu-entries';
import classes from './profile-menu.module.css';
import { useLeave } from '~/web/parts/unsent/use-leave';

/** Leads to what moderators decided about oneself; there is nothing if they decided nothing. */
function OwnDecisions() {
  const { data } = usePage(ownSanctionsPage, {}, { refetchOnMount: 'always' });
  if (!data || data.sanctions.length === 0) return null;
  return (
    <MenuLink to={ownSanctionsPage.path} before={<IconAlertTriangle size={18} aria-hidden />}>
      <FormattedMessage id="app.profile.decisions" />
    </MenuLink>
  );
}

export function ProfileItems({ button, person }: MenuProps & { person: Person }) {
  const { abilities } = useSession();
  const { leave, dialog } = useLeave();
  const { opened, setOpened, target } = usePressed(button);
  return (
    <>
      <Menu button={target} width={260} opened={opened} onChange={setOpened}>
        <div className={classes.who}>
          <div className={text.bold}>{person.name}</div>
          <div className={text.small}>{person.username}</div>
          <div className={classes.roles}>
            {person.roles.map((role) => (
              <Badge key={role} size="medium">
                <FormattedMessage id={`app.profile.role.${role}`} />
              </Badge>
            ))}
          </div>
        </div>
        <MenuDivider />
        {entriesFor(abilities).map(({ to, id, icon: Icon }) => (
          <MenuLink key={to} to={to} before={<Icon size={18} aria-hidden />}>
            <FormattedMessage id={id} />
          </MenuLink>
        ))}
        <OwnDecisions />
        <MenuItem before={<IconLogout size={18} aria-hidden />} onClick={leave}>
          <FormattedMessage id="app.sign-out" />
        </MenuItem>
      </Menu>
      {dialog}
    </>
  );
}
