import { Badge, Group, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconActivityHeartbeat, IconLogout } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { logout } from '../../../domain/accounts/contract';
import { href } from '../../../domain/contract';
import { opsPage } from '../../../domain/ops/contract';
import { useMutate } from '../../live/client';
import { PersonAvatar } from '../../ui/person-avatar';
import { useEnter } from '../enter';
import type { Person } from '../session';
import classes from './profile-menu.module.css';

/** Who is signed in, as what, and the way out. */
export function ProfileMenu({ person }: { person: Person }) {
  const intl = useIntl();
  const enter = useEnter();
  const signOut = useMutate(logout, { onSuccess: ({ next_url }) => enter(next_url) });
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={intl.formatMessage({ id: 'app.profile.label' }, { name: person.name })}>
          <PersonAvatar name={person.name} avatar={person.avatar} />
        </UnstyledButton>
      </Menu.Target>
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
        {person.roles.includes('staff') && (
          <Menu.Item mih={44} component={Link} to={href(opsPage)} leftSection={<IconActivityHeartbeat size={18} aria-hidden />}>
            <FormattedMessage id="ops.menu" />
          </Menu.Item>
        )}
        <Menu.Item mih={44} leftSection={<IconLogout size={18} aria-hidden />} onClick={() => signOut.mutate({})}>
          <FormattedMessage id="app.sign-out" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
