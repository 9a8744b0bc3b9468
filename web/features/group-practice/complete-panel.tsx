import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import classes from './group.module.css';
import { Participants } from './participants';
import { StationPicker } from './station-picker';
import type { Group as PracticeGroup } from './use-group';
import { summaryOf } from './where-to';

/** After a round: its summary, and for the host the next station with the same group and PIN. */
export function CompletePanel({ group }: { group: PracticeGroup }) {
  const result = summaryOf(group.now, group.pin);
  return (
    <>
      <Paper component="section" withBorder className={classes.panel}>
        <div>
          <Group gap="xs" wrap="nowrap" align="flex-start" c="var(--right-fg)">
            <IconCircleCheck size={24} aria-hidden className={classes.sign} />
            <Title order={2}>
              <FormattedMessage id="group-practice.complete.title" values={{ round: group.now.round }} />
            </Title>
          </Group>
          <Text mt={4}>
            <FormattedMessage
              id={group.isHost ? 'group-practice.complete.lead-host' : 'group-practice.complete.lead'}
              values={{ station: group.lobby.station.name }}
            />
          </Text>
        </div>
        <Group gap="sm">
          {group.isHost && (
            <StationPicker group={group}>
              <FormattedMessage id="group-practice.station.next" />
            </StationPicker>
          )}
          {result && (
            <Button variant={group.isHost ? 'default' : 'filled'} component={Link} to={result}>
              <FormattedMessage id="group-practice.complete.summary" />
            </Button>
          )}
        </Group>
      </Paper>
      <Participants group={group} members={group.members} />
    </>
  );
}
