import { IconAdjustments, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { memo, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '~/web/ui/button';
import { OnDemand } from '~/web/ui/on-demand';
import text from '~/web/ui/text.module.css';
import { formatClock } from '~/web/ui/timer/format-clock';
import classes from './run-timer.module.css';
import type { Stopwatch } from './stopwatch';

/** The person's timer: start, pause, count from somewhere else, a target (spec 1 §4). */
export function RunTimer({ stopwatch }: { stopwatch: Stopwatch }) {
  const { formatMessage: say } = useIntl();
  return (
    <section className={`no-print ${classes.timer}`} aria-label={say({ id: 'quizzes.run.timer' })}>
      <Face stopwatch={stopwatch} />
      <Settings stopwatch={stopwatch} />
    </section>
  );
}

/** All that is drawn each second. */
function Face({ stopwatch }: { stopwatch: Stopwatch }) {
  const { formatMessage: say } = useIntl();
  const { seconds, running, target } = useSyncExternalStore(stopwatch.subscribe, stopwatch.snapshot);
  const over = target !== null && seconds >= target;
  return (
    <>
      <Toggle running={running} stopwatch={stopwatch} />
      <span role="timer" aria-live="off" className={classes.digits} data-running={running || undefined}>
        {formatClock(seconds)}
        {target !== null && <span className={classes.target}> / {formatClock(target)}</span>}
      </span>
      {over && (
        <span className={classes.over}>
          <FormattedMessage id="quizzes.run.timer.over" />
        </span>
      )}
      <span className={text.unseen} role="status">
        {over && say({ id: 'quizzes.run.timer.reached' })}
      </span>
    </>
  );
}

const Toggle = memo(function Toggle({ running, stopwatch }: { running: boolean; stopwatch: Stopwatch }) {
  const { formatMessage: say } = useIntl();
  const words = say({ id: running ? 'quizzes.run.timer.pause' : 'quizzes.run.timer.start' });
  return (
    <IconButton aria-label={words} title={words} onClick={() => stopwatch.toggle()}>
      {running ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
    </IconButton>
  );
});

const loadSettings = async () => (await import('./timer-settings')).TimerSettings;

function Settings({ stopwatch }: { stopwatch: Stopwatch }) {
  const { formatMessage: say } = useIntl();
  const words = say({ id: 'quizzes.run.timer.set' });
  return (
    <OnDemand
      load={loadSettings}
      given={{ stopwatch }}
      opens="dialog"
      button={
        <IconButton aria-label={words} title={words}>
          <IconAdjustments size={18} aria-hidden />
        </IconButton>
      }
    />
  );
}
