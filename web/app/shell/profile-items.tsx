import { Badge, Group, Menu, Text } from '@mantine/core';
import { IconActivityHeartbeat, IconChartLine, IconLogout, IconNote } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { logout } from '~/domain/accounts/contract';
import { notesPage } from '~/domain/annotations/contract';
import { href } from '~/domain/kit/contract';
import { opsPage } from '~/domain/ops/contract';
import { insightsPage } from '~/domain/stations/insights/contract';
import { STATION_BASES } from '~/domain/stations/styles';
import { useMutate } from '~/web/live/client';
import { usePressed, type MenuProps } from '~/web/ui/on-demand';
import { useEnter } from '~/web/core/enter';
import type { Person } from '~/web/core/session';
import classes from './profile-menu.module.css';

export function ProfileItems({ button, person }: MenuProps & { person: Person }) {
  const enter = useEnter();
  const signOut = useMutate(logout, { onSuccess: ({ next_url }) => enter(next_url) });
  const { opened, setOpened, target } = usePressed(button);
  return (
    <Menu position="bottom-end" width={260} opened={opened} onChange={setOpened}>
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
        <Menu.Item
          mih={44}
          component={Link}
          to={href(insightsPage, { base: STATION_BASES[0] })}
          leftSection={<IconChartLine size={18} aria-hidden />}
        >
          <FormattedMessage id="app.profile.insights" />
        </Menu.Item>
        <Menu.Item mih={44} component={Link} to={href(notesPage)} leftSection={<IconNote size={18} aria-hidden />}>
          <FormattedMessage id="annotations.notes" />
        </Menu.Item>
        {person.roles.includes('staff') && (
          <Menu.Item
            mih={44}
            component={Link}
            to={href(opsPage)}
            leftSection={<IconActivityHeartbeat size={18} aria-hidden />}
          >
            <FormattedMessage id="app.profile.operations" />
          </Menu.Item>
        )}
        <Menu.Item mih={44} leftSection={<IconLogout size={18} aria-hidden />} onClick={() => signOut.mutate({})}>
          <FormattedMessage id="app.sign-out" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
