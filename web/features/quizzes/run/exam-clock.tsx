import { VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatClock } from '~/web/ui/timer/format-clock';
import classes from './run-timer.module.css';

/** From here on, in seconds, the clock is red. */
const LATE = 60;
/** Minutes left that are said aloud. */
const SAID = [10, 5, 1];

interface Props {
  /** By the server's clock, epoch milliseconds. */
  endsAt: number;
  /** The server's clock less this device's. */
  offset: number;
  onUp: () => void;
}

/** The clock of an exam: the server keeps it, and it is right at once after the device has slept. */
export function ExamClock({ endsAt, offset, onUp }: Props) {
  const { formatMessage: say } = useIntl();
  const left = () => Math.max(0, Math.ceil((endsAt - (Date.now() + offset)) / 1000));
  const [seconds, setSeconds] = useState(left);
  const look = useEffectEvent(() => {
    const now = left();
    setSeconds(now);
    if (now === 0) onUp();
  });
  useEffect(() => {
    const see = () => look();
    see();
    const timer = setInterval(see, 250);
    document.addEventListener('visibilitychange', see);
    window.addEventListener('pageshow', see);
    window.addEventListener('focus', see);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', see);
      window.removeEventListener('pageshow', see);
      window.removeEventListener('focus', see);
    };
  }, [endsAt, offset]);

  const minutes = SAID.findLast((mark) => seconds <= mark * 60 && seconds > 0);
  return (
    <div className={classes.exam} data-late={seconds <= LATE || undefined}>
      <IconClock size={20} aria-hidden />
      <span
        role="timer"
        aria-live="off"
        aria-label={say({ id: 'quizzes.run.exam.left' }, { time: formatClock(seconds) })}
      >
        {formatClock(seconds)}
      </span>
      <VisuallyHidden role="status">
        {minutes !== undefined && say({ id: 'quizzes.run.exam.minutes-left' }, { minutes })}
      </VisuallyHidden>
    </div>
  );
}
