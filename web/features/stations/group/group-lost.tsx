import { Button, Group, VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { joinPrompt } from '~/domain/group-practice/contract';
import { stationList } from '~/domain/stations/contract';
import type { StationBase } from '~/domain/stations/styles';
import { GroupSpot } from '~/web/ui/art/spots-people';
import { EmptyState } from '~/web/ui/empty-state';

/** One is not, or no longer, part of the group: what happened, and ways on. */
export function GroupLost({ base }: { base: StationBase }) {
  return (
    <div role="alert">
      <VisuallyHidden component="h1">
        <FormattedMessage id="stations.group.lost.title" />
      </VisuallyHidden>
      <EmptyState
        art={<GroupSpot />}
        title={<FormattedMessage id="stations.group.lost.title" />}
        action={
          <Group gap="sm" justify="center">
            <Button component={Link} to={href(stationList, { base })}>
              <FormattedMessage id="stations.group.lost.home" />
            </Button>
            <Button variant="default" component={Link} to={href(joinPrompt)}>
              <FormattedMessage id="stations.group.lost.join" />
            </Button>
          </Group>
        }
      >
        <FormattedMessage id="stations.group.lost" />
      </EmptyState>
    </div>
  );
}
