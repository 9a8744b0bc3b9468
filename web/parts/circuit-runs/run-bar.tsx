import { Button } from '@mantine/core';
import { IconArrowRight, IconBell, IconMessageChatbot, IconPlayerPauseFilled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { WARNING } from '~/domain/circuit-runs/clock';
import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import type { Phase } from '~/domain/circuit-runs/phases';
import { POLL_EVERY } from '~/domain/group-practice/contract';
import { MINUTE, secondsShown } from '~/domain/stations/countdown';
import { ConnectionMark } from '~/web/live/connection-mark';
import { KnockNotice } from '../group-practice/knock-notice';
import { WithMantine } from '~/web/ui/mantine';
import { SoundSwitch } from '~/web/ui/sound/sound-switch';
import { formatClock } from '~/web/ui/timer/format-clock';
import { useNow } from '~/web/ui/timer/use-now';
import { useServerClock } from '~/web/ui/timer/use-server-clock';
import { nextUp } from './next-up';
import { PhaseMark } from './phase-mark';
import layout from '~/web/ui/layout.module.css';
import classes from './run-bar.module.css';
import { RunControls } from './run-controls';
import { countdownOf } from './run-time';
import { useBells } from './use-bells';
import { useFollow } from './use-follow';
import { useRun } from './use-run';
import { useRunNews } from './use-run-news';

/** The path of the list of virtual patients. */
const LAUNCHPAD = '/osce-stations/virtual-patient-launchpad/';

/** What every screen of a run has on top: round, phase, the one clock, what comes next, and what moves it. Takes people where the run is. */
export const RunBar = ({ pin }: { pin: string }) => (
  <WithMantine>
    <Bar pin={pin} />
  </WithMantine>
);

function Bar({ pin }: { pin: string }) {
  const { run, me, mine, isHost, connection } = useRun(pin);
  const there = useFollow(pin, mine?.destination);
  if (!run || !mine) return null;
  if (run.phase === null) return run.state === 'done' ? <RunOver to={mine.destination} there={there} /> : null;
  return (
    <Running run={run} phase={run.phase} me={me} mine={mine} isHost={isHost} connection={connection} there={there} />
  );
}

/** On a page of the run that somebody stayed on, such as a summary. */
function RunOver({ to, there }: { to: string; there: boolean }) {
  if (there) return null;
  return (
    <section className={`no-print ${classes.over}`}>
      <FormattedMessage id="circuit-runs.over" />
      <Button component={Link} to={to} rightSection={<IconArrowRight size={18} aria-hidden />}>
        <FormattedMessage id="circuit-runs.to-results" />
      </Button>
    </section>
  );
}

interface Props {
  run: RunSnapshot;
  phase: Phase;
  me: number;
  mine: RunSnapshot['members'][number];
  isHost: boolean;
  connection: Parameters<typeof ConnectionMark>[0]['state'];
  there: boolean;
}

function Running({ run, phase, me, mine, isHost, connection, there }: Props) {
  const { formatMessage: say } = useIntl();
  const countdown = useMemo(() => countdownOf(run), [run]);
  const clock = useServerClock(run.server_time);
  const now = useNow(countdown, clock);
  const seconds = secondsShown(countdown, now);
  const bell = useBells(run, clock, seconds);
  const news = useRunNews(run, me);
  const paused = run.state === 'paused';
  const short = phase === 'station' && seconds * 1_000 <= WARNING && run.phase_total > WARNING;
  const marksMissing = phase === 'feedback' && mine.role === 'examiner' && run.quizlog_id === 0;

  return (
    <section
      className={`no-print ${classes.bar}`}
      data-phase={phase}
      data-paused={paused || undefined}
      data-bell={bell ?? undefined}
      aria-label={say({ id: 'circuit-runs.bar' }, { label: run.label })}
    >
      <div className={classes.main}>
        <div className={classes.where}>
          <span className={classes.round}>
            <FormattedMessage id="circuit-runs.round" values={{ round: run.round, rounds: run.rounds }} />
          </span>
          <PhaseMark phase={phase} />
        </div>
        <ClockFace seconds={seconds} paused={paused} short={short} />
        <p className={classes.next} data-bell={bell ?? undefined}>
          {bell ? (
            <>
              <IconBell size={18} aria-hidden className={layout.fixed} />
              <FormattedMessage id={`circuit-runs.bell.${bell}`} values={{ minutes: WARNING / MINUTE }} />
            </>
          ) : (
            <FormattedMessage
              id={`circuit-runs.next.${nextUp(run, me, mine.role)}`}
              values={{ round: run.round + 1 }}
            />
          )}
        </p>
        <div className={classes.tools}>
          <ConnectionMark state={connection} every={POLL_EVERY / 1_000} />
          <SoundSwitch />
        </div>
        <RunControls run={run} role={mine.role} isHost={isHost} />
      </div>
      {run.held && (
        <p className={classes.notice} role="alert">
          <FormattedMessage id={isHost ? 'circuit-runs.held.host' : 'circuit-runs.held'} />
        </p>
      )}
      {marksMissing && (
        <p className={classes.notice} role="status">
          <FormattedMessage id="circuit-runs.marks-missing" />
        </p>
      )}
      {news && <p className={classes.news}>{news}</p>}
      {(!there || (run.station?.virtual_patient && run.alone && phase !== 'feedback')) && (
        <div className={classes.ways}>
          {!there && (
            <Button component={Link} to={mine.destination} rightSection={<IconArrowRight size={18} aria-hidden />}>
              <FormattedMessage id="circuit-runs.to-my-place" />
            </Button>
          )}
          {run.station?.virtual_patient && run.alone && phase !== 'feedback' && (
            <Button
              variant="default"
              component="a"
              href={LAUNCHPAD}
              target="_blank"
              leftSection={<IconMessageChatbot size={18} aria-hidden />}
            >
              <FormattedMessage id="circuit-runs.virtual-patient" />
            </Button>
          )}
        </div>
      )}
      {isHost && (
        <div className={classes.knocks}>
          <KnockNotice pin={run.pin} isHost />
        </div>
      )}
      <div className={classes.line} aria-hidden>
        <span
          style={{ transform: `scaleX(${run.phase_total > 0 ? Math.min(1, (seconds * 1_000) / run.phase_total) : 0})` }}
        />
      </div>
    </section>
  );
}

function ClockFace({ seconds, paused, short }: { seconds: number; paused: boolean; short: boolean }) {
  const { formatMessage: say } = useIntl();
  return (
    <div className={classes.face} data-short={short || undefined}>
      <span role="timer" aria-live="off" aria-label={say({ id: 'circuit-runs.clock' })} className={classes.digits}>
        {formatClock(seconds)}
      </span>
      {paused && (
        <span className={classes.paused} role="status">
          <IconPlayerPauseFilled size={20} aria-hidden />
          <FormattedMessage id="circuit-runs.paused" />
        </span>
      )}
    </div>
  );
}
