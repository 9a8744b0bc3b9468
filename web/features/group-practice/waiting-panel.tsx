import { Paper, Text, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import layout from '~/web/ui/layout.module.css';
import { PulsingDots } from '~/web/ui/pulsing-dots';
import classes from './start-bar.module.css';
import type { Group } from './use-group';

/** For everyone but the host, in the place of the start: what they wait for (spec 3 §2, group waiting screen). */
export function WaitingPanel({ group }: { group: Group }) {
  const host = group.members.find((member) => member.id === group.now.hostId);
  return (
    <Paper component="section" withBorder className={classes.bar}>
      <div>
        <Title order={2} fz="md" className={layout.rowWide}>
          <PulsingDots />
          <FormattedMessage id="group-practice.waiting.title" />
        </Title>
        <Text size="sm" c="dimmed" mt={4}>
          <FormattedMessage id="group-practice.waiting.lead" values={{ host: host?.name ?? '' }} />
        </Text>
      </div>
    </Paper>
  );
}
