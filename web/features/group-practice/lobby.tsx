import { IconRotateClockwise2, IconUserCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { lobbyPage } from '~/domain/group-practice/contract';
import { isSingle, rolesOf, suggestRoles } from '~/domain/group-practice/roles';
import { useAction } from '~/web/live/client';
import { InviteCard } from '~/web/parts/group-practice/invite-card';
import { Button } from '~/web/ui/button';
import { useErrorToast } from '~/web/ui/use-error-toast';
import classes from './group.module.css';
import { Participants } from './participants';
import { InviteWall, StationWall } from './scene/invite-wall';
import { LobbyScene } from './scene/lobby-scene';
import { SceneTools } from './scene/scene-tools';
import { StartBar } from './start-bar';
import { StationPanel } from './station-panel';
import { TalkHere } from './talk-here';
import { useChooseRole } from './use-choose-role';
import type { Begun, Group } from './use-group';
import { WaitingPanel } from './waiting-panel';

/** Before the station starts: people arrive and get their roles (spec 3 §2, §4). */
export function Lobby({ group, onBegun }: { group: Group; onBegun: (begun: Begun) => void }) {
  const { members, pending, refused, choose } = useChooseRole(group);
  const answered = { onSuccess: group.showLobby, ...useErrorToast() };
  const rotate = useAction(lobbyPage, 'rotate_roles', { params: { pin: group.pin } }, answered);
  const give = useAction(lobbyPage, 'give_roles', { params: { pin: group.pin } }, answered);
  const suggested = suggestRoles(members, group.now.hostId).size;
  const taking = members.filter((member) => member.role !== 'none').length;
  const beats =
    members.filter(({ role }) => isSingle(role)).length + (members.some(({ role }) => role === 'observer') ? 1 : 0);

  // Two who were brought together have each other: nobody is there to scan a code.
  const paired = group.lobby.paired === true && group.members.length <= 2;
  const Wall = paired ? StationWall : InviteWall;
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.main}>
          <section className={classes.stage}>
            <LobbyScene
              members={members}
              me={group.me}
              hostId={group.now.hostId}
              onChoose={(memberId, role) => void choose(memberId, role)}
              wall={<Wall group={group} beats={beats} />}
            >
              {group.isHost && suggested > 1 && (
                <Button
                  variant="light"
                  before={<IconUserCheck size={18} aria-hidden />}
                  loading={give.isPending}
                  onClick={() => give.mutate({})}
                >
                  <FormattedMessage id="group-practice.give-roles" />
                </Button>
              )}
            </LobbyScene>
            {!paired && <SceneTools group={group} />}
          </section>
          <Participants
            group={group}
            members={members}
            onChoose={(memberId, role) => void choose(memberId, role)}
            refused={refused}
          >
            {group.isHost && suggested <= 1 && (
              <Button
                variant="default"
                before={<IconRotateClockwise2 size={18} aria-hidden />}
                disabled={taking < 2}
                loading={rotate.isPending}
                onClick={() => rotate.mutate({})}
              >
                <FormattedMessage id="group-practice.rotate" />
              </Button>
            )}
          </Participants>
        </div>
        <div className={classes.side}>
          <StationPanel group={group} />
          {group.isHost ? (
            <StartBar group={group} roles={rolesOf(members)} pending={pending} onBegun={onBegun} />
          ) : (
            <WaitingPanel group={group} />
          )}
        </div>
      </div>
      {paired && (
        <details className={classes.others}>
          <summary>
            <FormattedMessage id="group-practice.invite.others" />
          </summary>
          <InviteCard pin={group.pin} invitation={group.invitation} members={group.members}>
            <TalkHere group={group} />
          </InviteCard>
        </details>
      )}
    </>
  );
}
