import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconFileText, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { stationConsultation } from '~/domain/consultations/contract';
import { ConnectionMark } from '~/web/live/connection-mark';
import type { Connection } from '~/web/live/live-hub';
import type { CountdownControls } from '~/web/ui/timer/countdown-controls';
import { formatClock } from '~/web/ui/timer/format-clock';
import text from '~/web/ui/text.module.css';
import classes from './talk.module.css';

interface Props {
  timer: CountdownControls;
  connection: Connection;
  /** Nothing is said any more. */
  over: boolean;
  busy: boolean;
  sound: ReactNode;
  onPause: () => void;
  onContinue: () => void;
  onInstructions: () => void;
  onFinish: () => void;
}

/** The clock, which never scrolls away, and what can be done with the consultation as a whole. */
export function ClockBar({
  timer,
  connection,
  over,
  busy,
  sound,
  onPause,
  onContinue,
  onInstructions,
  onFinish,
}: Props) {
  const { formatMessage: say } = useIntl();
  const running = timer.state === 'running';
  const turn = running
    ? { label: say({ id: 'stations.timer.pause' }), Icon: IconPlayerPauseFilled, act: onPause }
    : { label: say({ id: 'stations.timer.continue' }), Icon: IconPlayerPlayFilled, act: onContinue };
  return (
    <section className={`no-print ${classes.bar}`} aria-label={say({ id: 'stations.timer.label' })}>
      <span role="timer" aria-live="off" className={classes.digits} data-state={timer.state}>
        {formatClock(timer.seconds)}
      </span>
      <span className={classes.beside}>
        <span className={text.small}>
          <FormattedMessage id={`stations.timer.state.${timer.state}`} />
        </span>
        <ConnectionMark state={connection} every={stationConsultation.poll.every / 1000} />
      </span>
      <div className={classes.acts}>
        <ActionIcon
          size={48}
          variant="default"
          className={classes.narrow}
          aria-label={say({ id: 'consultations.instructions' })}
          onClick={onInstructions}
        >
          <IconFileText size={22} aria-hidden />
        </ActionIcon>
        {sound}
        {!over && (
          <>
            <ActionIcon size={48} variant="default" aria-label={turn.label} disabled={busy} onClick={turn.act}>
              <turn.Icon size={20} aria-hidden />
            </ActionIcon>
            <Button variant="default" h={48} px="md" onClick={onFinish}>
              <FormattedMessage id="consultations.finish" />
            </Button>
          </>
        )}
      </div>
      <VisuallyHidden role="status">
        {running && say({ id: 'stations.timer.minutes-left' }, { minutes: Math.ceil(timer.seconds / 60) })}
      </VisuallyHidden>
    </section>
  );
}
