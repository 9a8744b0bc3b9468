import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { joinPrompt } from '~/domain/group-practice/contract';
import { stationList } from '~/domain/stations/contract';
import { STATION_BASES } from '~/domain/stations/styles';
import { GroupSpot } from '~/web/ui/art/spots-people';
import { PageHeader } from '~/web/ui/page-header';
import classes from './join.module.css';

interface GroupNoticeProps {
  kind: 'ended' | 'removed' | 'not-in';
  children?: ReactNode;
}

/** Why the group is not, or no longer, here; and the way home. */
export function GroupNotice({ kind, children }: GroupNoticeProps) {
  const intl = useIntl();
  return (
    <Paper withBorder className={classes.card} role={kind === 'removed' ? 'alert' : undefined}>
      <GroupSpot size={88} />
      <PageHeader title={intl.formatMessage({ id: `group-practice.${kind}.title` })} />
      <Stack gap="lg">
        <Text>
          <FormattedMessage id={`group-practice.${kind}.lead`} />
        </Text>
        <Group gap="sm">
          {children}
          <Button
            variant={children ? 'default' : 'filled'}
            component={Link}
            to={href(stationList, { base: STATION_BASES[0] })}
          >
            <FormattedMessage id="group-practice.to-stations" />
          </Button>
          <Button variant="default" component={Link} to={href(joinPrompt)}>
            <FormattedMessage id="group-practice.join.other-pin" />
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
