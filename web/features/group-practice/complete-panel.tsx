import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { FinishBurst } from '~/web/ui/art/finish-burst';
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
        <Group gap="md" wrap="nowrap">
          <FinishBurst size={80} />
          <div>
            <Title order={2}>
              <FormattedMessage id="group-practice.complete.title" values={{ round: group.now.round }} />
            </Title>
            <Text mt={4}>
              <FormattedMessage
                id={group.isHost ? 'group-practice.complete.lead-host' : 'group-practice.complete.lead'}
                values={{ station: group.lobby.station.name }}
              />
            </Text>
          </div>
        </Group>
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
