import { Paper, Text, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { baseOf } from '~/domain/stations/styles';
import { StationPicker } from './station-picker';
import classes from './station-panel.module.css';
import type { Group } from './use-group';

/** The station that the group is about to practise; the host may change it. */
export function StationPanel({ group }: { group: Group }) {
  const { station, round } = group.lobby;
  return (
    <Paper component="section" withBorder className={classes.panel} aria-labelledby="station-heading">
      <Text size="sm" c="dimmed">
        <FormattedMessage id="group-practice.station.round" values={{ round }} />
      </Text>
      <Title order={2} id="station-heading">
        {station.name}
      </Title>
      <Text>
        <FormattedMessage id={`app.style.${baseOf(station.style)}`} />
        {station.label > 0 && (
          <>
            {' · '}
            <FormattedMessage id={`stations.label.${station.label}`} />
          </>
        )}
      </Text>
      {group.isHost && (
        <StationPicker group={group} variant="default">
          <FormattedMessage id="group-practice.station.change" />
        </StationPicker>
      )}
    </Paper>
  );
}
