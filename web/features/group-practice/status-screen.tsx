import { Button, Paper, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { lobbyPage } from '~/domain/group-practice/contract';
import { useAction } from '~/web/live/client';
import { Timer } from '~/web/ui/timer/timer';
import { useGroupCountdown } from '~/web/ui/timer/use-group-countdown';
import { ChatLink } from '~/web/ui/chat-link';
import { FreeRoles } from './free-roles';
import layout from '~/web/ui/layout.module.css';
import classes from './group.module.css';
import { roleOf } from './group-now';
import { Participants } from './participants';
import { followedRound } from '~/web/parts/group-practice/followed-round';
import { LazyRoundStrip } from '~/web/parts/group-practice/lazy-round-strip';
import { RoleOffer } from '~/web/parts/group-practice/role-offer';
import { TakeOverOffer } from '~/web/parts/group-practice/take-over-offer';
import { useErrorToast } from '~/web/ui/use-error-toast';
import type { Group } from './use-group';
import { roleView } from './where-to';

/** While the station runs, for the host who stayed and for members without a role: the clock and the roles (spec 3 §2). */
export function StatusScreen({ group }: { group: Group }) {
  const steer = useAction(
    lobbyPage,
    'clock',
    { params: { pin: group.pin } },
    { onSuccess: group.showStatus, ...useErrorToast() },
  );
  const timer = useGroupCountdown(group.status.clock, group.isHost, (command) => steer.mutate({ command }));
  const view = roleView(group.now, group.pin, group.me);

  return (
    <>
      <Paper component="section" withBorder className={classes.panel}>
        <div>
          <Text size="sm" c="dimmed">
            <FormattedMessage id="group-practice.station.round" values={{ round: group.now.round }} />
          </Text>
          <Title order={2}>{group.lobby.station.name}</Title>
        </div>
        <Timer timer={timer} />
        <LazyRoundStrip pin={group.pin} round={followedRound(group.status, group.me)} />
        <div className={layout.toolbarAtEnd}>
          {view && (
            <Button component={Link} to={view} rightSection={<IconArrowRight size={18} aria-hidden />}>
              <FormattedMessage id="group-practice.status.my-view" />
            </Button>
          )}
          {!group.lobby.audio && <ChatLink href={group.lobby.chat_link} />}
        </div>
      </Paper>
      <TakeOverOffer pin={group.pin} status={group.status} me={group.me} />
      {roleOf(group.now.roles, group.me) === 'none' ? (
        <FreeRoles group={group} />
      ) : (
        <RoleOffer pin={group.pin} status={group.status} me={group.me} />
      )}
      <Participants group={group} members={group.members} />
    </>
  );
}
