import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { stationList } from '~/domain/stations/contract';
import { STATION_BASES } from '~/domain/stations/styles';
import { PageHeader } from '~/web/ui/page-header';
import classes from './run-page.module.css';

/** Why the run is not, or no longer, here, and ways on. */
export function RunNotice({ kind, children }: { kind: 'out' | 'not-in'; children: ReactNode }) {
  const { formatMessage: say } = useIntl();
  return (
    <Paper withBorder className={classes.notice} role="alert">
      <PageHeader title={say({ id: `circuit-runs.${kind}.title` })} />
      <Stack gap="lg">
        <Text>
          <FormattedMessage id={`circuit-runs.${kind}.lead`} />
        </Text>
        <Group gap="sm">
          {children}
          <Button variant="default" component={Link} to={href(stationList, { base: STATION_BASES[0] })}>
            <FormattedMessage id="group-practice.to-stations" />
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
