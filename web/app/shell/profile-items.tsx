import { Badge, Group, Menu, Text } from '@mantine/core';
import { IconAlertTriangle, IconLogout } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ownSanctionsPage } from '~/domain/moderation/people/contract';
import { usePage } from '~/web/live/client';
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
    <Menu.Item
      mih={44}
      component={Link}
      to={ownSanctionsPage.path}
      leftSection={<IconAlertTriangle size={18} aria-hidden />}
    >
      <FormattedMessage id="app.profile.decisions" />
    </Menu.Item>
  );
}

export function ProfileItems({ button, person }: MenuProps & { person: Person }) {
  const { abilities } = useSession();
  const { leave, dialog } = useLeave();
  const { opened, setOpened, target } = usePressed(button);
  return (
    <>
      <Menu withinPortal={false} position="bottom-end" width={260} opened={opened} onChange={setOpened}>
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown>
          <div className={classes.who}>
            <Text fw={650}>{person.name}</Text>
            <Text size="xs" c="dimmed">
              {person.username}
            </Text>
            <Group gap={4} mt={8}>
              {person.roles.map((role) => (
                <Badge key={role} variant="light" tt="none">
                  <FormattedMessage id={`app.profile.role.${role}`} />
                </Badge>
              ))}
            </Group>
          </div>
          <Menu.Divider />
          {entriesFor(abilities).map(({ to, id, icon: Icon }) => (
            <Menu.Item key={to} mih={44} component={Link} to={to} leftSection={<Icon size={18} aria-hidden />}>
              <FormattedMessage id={id} />
            </Menu.Item>
          ))}
          <OwnDecisions />
          <Menu.Item mih={44} leftSection={<IconLogout size={18} aria-hidden />} onClick={leave}>
            <FormattedMessage id="app.sign-out" />
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}
