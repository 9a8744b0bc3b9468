import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { mayTake } from '~/web/parts/group-practice/offered-roles';
import { useOfferedRoles } from '~/web/parts/group-practice/use-offered-roles';
import { useProblemMessage } from '~/web/ui/problem';
import classes from './group.module.css';
import { useChooseRole } from './use-choose-role';
import type { Group as PracticeGroup } from './use-group';

/** For somebody who came late: a role that nobody has or whose holder is away for long, or watching. Choosing one leads to its view. */
export function FreeRoles({ group }: { group: PracticeGroup }) {
  const message = useProblemMessage();
  const { choose, pending, refused } = useChooseRole(group);
  const free = useOfferedRoles(group.status, group.me).filter((role) => mayTake(group.status, role, group.me));
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
