import { Button, Group, Text, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { formatPin } from '~/domain/group-practice/pin';
import { GROUP_ROLES, viewOf } from '~/domain/group-practice/roles';
import { checklistView } from '~/domain/stations/checklist-contract';
import { patientView, studentView } from '~/domain/stations/role-views-contract';
import type { StationEntryData } from '~/domain/stations/contract';
import { baseOf } from '~/domain/stations/styles';
import classes from './entry-page.module.css';

const VIEWS = { checklist: checklistView, patient: patientView, student: studentView };

interface Props {
  group: NonNullable<StationEntryData['group']>;
  style: number;
  slug: string;
}

/** The group that the address's PIN means, one's role in it, and the way there. */
export function GroupBanner({ group, style, slug }: Props) {
  const role = GROUP_ROLES.find((each) => each === group.role) ?? 'none';
  const view = viewOf(role);
  const running = group.state === 'running';
  return (
    <section className={classes.banner} aria-labelledby="in-group">
      <div>
        <Title order={2} size="h3" id="in-group">
          <FormattedMessage id="stations.entry.banner.title" values={{ pin: formatPin(group.pin) }} />
        </Title>
        <Text size="sm">
          <FormattedMessage id={`stations.entry.banner.role.${role}`} />
        </Text>
      </div>
      <Group gap="sm">
        {running && view && (
          <Button component={Link} to={href(VIEWS[view], { base: baseOf(style), slug }, { pin: group.pin })}>
            <FormattedMessage id="stations.entry.banner.view" />
          </Button>
        )}
        <Button
          component={Link}
          variant={running && view ? 'default' : 'filled'}
          to={href(lobbyPage, { pin: group.pin })}
        >
          <FormattedMessage id="stations.entry.banner.lobby" />
        </Button>
      </Group>
    </section>
  );
}
