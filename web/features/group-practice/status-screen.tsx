import { IconArrowRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { lobbyPage } from '~/domain/group-practice/contract';
import { useAction } from '~/web/live/client';
import { Timer } from '~/web/ui/timer/timer';
import { useGroupCountdown } from '~/web/ui/timer/use-group-countdown';
import { LinkButton } from '~/web/ui/button';
import { ChatLink } from '~/web/ui/chat-link';
import { FreeRoles } from './free-roles';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
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
      <section className={`${layout.step} ${classes.panel}`}>
        <div>
          <p className={text.dimmedText}>
            <FormattedMessage id="group-practice.station.round" values={{ round: group.now.round }} />
          </p>
          <h2 className={text.headingSecond}>{group.lobby.station.name}</h2>
        </div>
        <Timer timer={timer} />
        <LazyRoundStrip pin={group.pin} round={followedRound(group.status, group.me)} />
        <div className={layout.toolbarAtEnd}>
          {view && (
            <LinkButton to={view} after={<IconArrowRight size={18} aria-hidden />}>
              <FormattedMessage id="group-practice.status.my-view" />
            </LinkButton>
          )}
          {!group.lobby.audio && <ChatLink href={group.lobby.chat_link} />}
        </div>
      </section>
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
