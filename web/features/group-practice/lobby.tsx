import { Button } from '@mantine/core';
import { IconRotateClockwise2, IconUserCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { lobbyPage } from '~/domain/group-practice/contract';
import { rolesOf, suggestRoles } from '~/domain/group-practice/roles';
import { useAction } from '~/web/live/client';
import classes from './group.module.css';
import { InviteCard } from '~/web/parts/group-practice/invite-card';
import { Participants } from './participants';
import { StartBar } from './start-bar';
import { StationPanel } from './station-panel';
import { TalkHere } from './talk-here';
import { useChooseRole } from './use-choose-role';
import { useErrorToast } from '~/web/ui/use-error-toast';
import type { Group } from './use-group';
import { WaitingPanel } from './waiting-panel';

/** Before the station starts: people arrive and get their roles (spec 3 §2, §4). */
export function Lobby({ group }: { group: Group }) {
  const { members, pending, refused, choose } = useChooseRole(group);
  const rotate = useAction(
    lobbyPage,
    'rotate_roles',
    { params: { pin: group.pin } },
    { onSuccess: group.showLobby, ...useErrorToast() },
  );
  const give = useAction(
    lobbyPage,
    'give_roles',
    { params: { pin: group.pin } },
    { onSuccess: group.showLobby, ...useErrorToast() },
  );
  const suggested = suggestRoles(members, group.now.hostId).size;
  const taking = members.filter((member) => member.role !== 'none').length;

  const invite = (
    <InviteCard pin={group.pin} invitation={group.invitation} members={group.members}>
      <TalkHere group={group} />
    </InviteCard>
  );

  // Two who were brought together have each other: roles and station come first, and nobody is there to scan a code.
  const paired = group.lobby.paired === true && group.members.length <= 2;
  return (
    <>
      {paired ? null : group.isHost ? invite : <WaitingPanel group={group} members={members} />}
      <div className={classes.columns}>
        <Participants
          group={group}
          members={members}
          onChoose={(memberId, role) => void choose(memberId, role)}
          refused={refused}
        >
          {group.isHost && suggested > 1 ? (
            <Button
              variant="light"
              leftSection={<IconUserCheck size={18} aria-hidden />}
              loading={give.isPending}
              onClick={() => give.mutate({})}
            >
              <FormattedMessage id="group-practice.give-roles" />
            </Button>
          ) : null}
          {group.isHost && suggested <= 1 && (
            <Button
              variant="default"
              leftSection={<IconRotateClockwise2 size={18} aria-hidden />}
              disabled={taking < 2}
              loading={rotate.isPending}
              onClick={() => rotate.mutate({})}
            >
              <FormattedMessage id="group-practice.rotate" />
            </Button>
          )}
        </Participants>
        <div className={classes.side}>
          <StationPanel group={group} />
          {group.isHost && <StartBar group={group} roles={rolesOf(members)} pending={pending} />}
        </div>
      </div>
      {paired ? (
        <details className={classes.others}>
          <summary>
            <FormattedMessage id="group-practice.invite.others" />
          </summary>
          {invite}
        </details>
      ) : (
        !group.isHost && invite
      )}
    </>
  );
}
