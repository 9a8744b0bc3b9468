import { Paper, Text, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PulsingDots } from '~/web/ui/pulsing-dots';
import layout from '~/web/ui/layout.module.css';
import classes from './waiting-panel.module.css';
import { WhoIsWhat } from './who-is-what';
import type { Group } from './use-group';

/** For everyone but the host: what they wait for, and who is what (spec 3 §2, group waiting screen). */
export function WaitingPanel({ group, members }: { group: Group; members: Group['members'] }) {
  const host = members.find((member) => member.id === group.now.hostId);
  return (
    <Paper component="section" withBorder className={classes.panel}>
      <div>
        <Title order={2} className={layout.rowWide}>
          <PulsingDots />
          <FormattedMessage id="group-practice.waiting.title" />
        </Title>
        <Text c="dimmed" mt={4}>
          <FormattedMessage id="group-practice.waiting.lead" values={{ host: host?.name ?? '' }} />
        </Text>
      </div>
      <WhoIsWhat members={members} />
    </Paper>
  );
}
