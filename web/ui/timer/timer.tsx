import { IconMinus, IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlus, IconRotate } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Button, IconButton } from '../button';
import { Hint } from '../hint';
import { SoundSwitch } from '../sound/sound-switch';
import type { CountdownControls } from './countdown-controls';
import { EndModal } from './end-modal';
import { formatClock } from './format-clock';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './timer.module.css';

/** On the clock's face before the first snapshot: 0:00 would say that time is up. */
const UNKNOWN = '–:––';

interface Props {
  timer: CountdownControls;
  /** `glance` is read at arm's length beside other work; `stage` is all that there is to look at. */
  size?: 'glance' | 'stage';
}

/** The station's clock with its controls and its end (spec 3 §4). */
export function Timer({ timer, size = 'glance' }: Props) {
  const { formatMessage: say } = useIntl();
  const control = (command: 'reset' | 'add_minute' | 'subtract_minute', Icon: typeof IconPlus) => (
    <Hint label={say({ id: `stations.timer.${command}` })}>
      <IconButton
        variant="default"
        className={classes.step}
        aria-label={say({ id: `stations.timer.${command}` })}
        disabled={!timer.enabled[command]}
        onClick={() => timer.run(command)}
      >
        <Icon size={20} aria-hidden />
      </IconButton>
    </Hint>
  );

  const untouched = timer.state === 'paused' && timer.seconds === timer.totalSeconds;
  return (
    <section
      className={`no-print ${classes.timer}`}
      data-size={size}
      data-state={timer.state}
      aria-label={say({ id: 'stations.timer.label' })}
    >
      <div className={classes.face}>
        <span role="timer" aria-live="off" className={classes.digits}>
          {timer.known === false ? UNKNOWN : formatClock(timer.seconds)}
        </span>
        <span className={layout.rowWide}>
          <span className={classes.state}>
            {timer.known !== false && say({ id: `stations.timer.state.${untouched ? 'not-started' : timer.state}` })}
          </span>
          <SoundSwitch />
        </span>
      </div>
      {timer.controlsVisible && (
        <div
          role="group"
          aria-label={say({ id: 'stations.timer.controls' })}
          className={`${layout.buttons} ${classes.controls}`}
        >
          {control('subtract_minute', IconMinus)}
          {control('add_minute', IconPlus)}
          {control('reset', IconRotate)}
          <Button disabled={!timer.enabled.start} onClick={() => timer.run('start')} className={classes.wide}>
            <IconPlayerPlayFilled size={18} aria-hidden className={classes.icon} />
            {say({ id: timer.state === 'reading' ? 'stations.timer.skip-reading' : 'stations.timer.start' })}
          </Button>
          <Button
            variant="default"
            disabled={!timer.enabled.pause}
            onClick={() => timer.run('pause')}
            className={classes.wide}
          >
            <IconPlayerPauseFilled size={18} aria-hidden className={classes.icon} />
            {say({ id: 'stations.timer.pause' })}
          </Button>
        </div>
      )}
      <div className={text.unseen} role="status">
        {announcement(timer, (minutes) => say({ id: 'stations.timer.minutes-left' }, { minutes }), {
          reading: say({ id: 'stations.timer.state.reading' }),
          up: say({ id: 'stations.timer.up' }),
        })}
      </div>
      <EndModal timer={timer} />
    </section>
  );
}

/** The reading time, minute marks and the end, nothing in between: a screen reader must not talk through the station. */
function announcement(
  timer: CountdownControls,
  minutesLeft: (minutes: number) => string,
  says: { reading: string; up: string },
): string {
  if (timer.state === 'reading') return says.reading;
  if (timer.state === 'finished') return says.up;
  if (timer.state !== 'running') return '';
  return minutesLeft(Math.ceil(timer.seconds / 60));
}
