import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useProblemMessage } from '~/web/ui/problem';
import classes from './group.module.css';
import { freeRoles } from './group-now';
import { useChooseRole } from './use-choose-role';
import type { Group as PracticeGroup } from './use-group';

/** For somebody who came late: a role that nobody has, or watching. Choosing one leads to its view. */
export function FreeRoles({ group }: { group: PracticeGroup }) {
  const message = useProblemMessage();
  const { choose, pending, refused } = useChooseRole(group);
  const free = freeRoles(group.now.roles);
  return (
    <Paper component="section" withBorder className={classes.panel}>
      <div>
        <Title order={2}>
          <FormattedMessage id="group-practice.late.title" />
        </Title>
        <Text c="dimmed" mt={4}>
          <FormattedMessage id="group-practice.late.lead" values={{ free: free.length }} />
        </Text>
      </div>
      <Group gap="sm">
        {free.map((role) => (
          <Button key={role} variant="default" disabled={pending} onClick={() => void choose(group.me, role)}>
            <FormattedMessage id={`group-practice.late.take.${role}`} />
          </Button>
        ))}
        <Button disabled={pending} onClick={() => void choose(group.me, 'observer')}>
          <FormattedMessage id="group-practice.late.observe" />
        </Button>
      </Group>
      {refused && (
        <Text role="alert" c="var(--wrong-fg)">
          {message(refused.error)}
        </Text>
      )}
    </Paper>
  );
}
