import { IconCrown } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { runPage } from '~/domain/circuit-runs/contract';
import { href } from '~/domain/kit/contract';
import { lobbyPage, POLL_EVERY, START_COUNT } from '~/domain/group-practice/contract';
import { ConnectionMark } from '~/web/live/connection-mark';
import type { Connection } from '~/web/live/live-hub';
import { KnockList } from '~/web/parts/group-practice/knock-list';
import { useSecondsUntil } from '~/web/parts/group-practice/use-seconds-until';
import { Notice } from '~/web/ui/notice';
import { PageHeader } from '~/web/ui/page-header';
import { useKeptFocus } from '~/web/ui/use-kept-focus';
import { CompletePanel } from './complete-panel';
import { GroupEnded } from './group-ended';
import { GroupFoot } from './group-foot';
import layout from '~/web/ui/layout.module.css';
import { LeadOn } from '~/web/ui/lead-on';
import { Lobby } from './lobby';
import { PairEnded } from './pair-ended';
import { StartCount } from './scene/start-count';
import { StatusScreen } from './status-screen';
import { useHostCue } from './use-host-cue';
import type { Begun, Group } from './use-group';
import { summaryOf, whereTo } from './where-to';

/** Seconds that are counted. */
const COUNT = START_COUNT / 1_000;
/** A device whose idea of the server's time is further off than a second goes straight in, rather than wait for a moment that does not come. */
const isCounted = (seconds: number): boolean => seconds > 0 && seconds <= COUNT + 1;

const BODIES = { lobby: Lobby, running: StatusScreen, complete: CompletePanel };

interface GroupRoomProps {
  group: Group;
  connection: Connection;
  /** Told before this person leaves or ends the session, and when that did not work. */
  onGoing: (going: boolean) => void;
}

/** The group as it is right now, for one of its members; takes them on to where the group is. */
export function GroupRoom({ group, connection, onGoing }: GroupRoomProps) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const { state, round, hostId } = group.now;
  const { passedToMe, dismiss } = useHostCue(hostId, group.me);

  const [begun, setBegun] = useState<Begun | null>(null);
  const seconds = useSecondsUntil(begun?.starts_at ?? group.now.startsAt);

  const keptFocus = useKeptFocus<HTMLDivElement>((page) => page.querySelector('h1'));

  const [sawRunning, setSawRunning] = useState<number | null>(null);
  if (state === 'running' && sawRunning !== round) setSawRunning(round);

  // A circuit that is run has a page of its own.
  if (group.lobby.circuit_run) return <LeadOn to={href(runPage, { pin: group.pin })} />;
  if (state === 'ended') {
    const over = <GroupEnded result={summaryOf(group.now, group.pin) ?? group.result} />;
    return group.lobby.paired ? <PairEnded me={group.me} style={group.lobby.station.style} over={over} /> : over;
  }
  if (isCounted(seconds)) return <StartCount seconds={Math.min(seconds, COUNT)} group={group} />;
  // A host without a role stays.
  const led = begun && begun.next_url !== href(lobbyPage, { pin: group.pin }) ? begun.next_url : null;
  const elsewhere =
    led ?? whereTo(group.now, { pin: group.pin, me: group.me, stay: query.get('stay') === '1', sawRunning });
  if (elsewhere) return <LeadOn to={elsewhere} />;
  const Body = BODIES[state];

  return (
    <div className={layout.page1120} {...keptFocus}>
      <PageHeader
        oneLine
        title={intl.formatMessage({ id: `group-practice.title.${state}` })}
        actions={<ConnectionMark state={connection} every={POLL_EVERY / 1_000} />}
      />
      {passedToMe && (
        <Notice
          tone="plain"
          role="alert"
          icon={<IconCrown aria-hidden />}
          title={<FormattedMessage id="group-practice.host.passed" />}
          onClose={dismiss}
        >
          <FormattedMessage id="group-practice.host.passed-lead" />
        </Notice>
      )}
      {group.isHost && <KnockList pin={group.pin} />}
      <Body group={group} onBegun={setBegun} />
      <GroupFoot group={group} onGoing={onGoing} />
    </div>
  );
}
