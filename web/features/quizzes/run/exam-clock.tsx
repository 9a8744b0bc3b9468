import { IconClock } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { serverNow } from '~/web/live/server-time';
import text from '~/web/ui/text.module.css';
import { formatClock } from '~/web/ui/timer/format-clock';
import classes from './run-timer.module.css';

/** From here on, in seconds, the clock is red. */
const LATE = 60;
/** Minutes left that are said aloud. */
const SAID = [10, 5, 1];

interface Props {
  /** By the server's clock, epoch milliseconds. */
  endsAt: number;
  /** The page was hidden, or the device slept: how late it is by the server is not known for certain. */
  onWake: () => void;
  onUp: () => void;
}

/** The clock of an exam. The server keeps it; the device's own may be set to any time. */
export function ExamClock({ endsAt, onWake, onUp }: Props) {
  const { formatMessage: say } = useIntl();
  const left = () => Math.max(0, Math.ceil((endsAt - serverNow()) / 1000));
  const [seconds, setSeconds] = useState(left);
  const look = useEffectEvent(() => {
    const now = left();
    setSeconds(now);
    if (now === 0) onUp();
  });
  const wake = useEffectEvent(onWake);
  useEffect(() => {
    look();
    const timer = setInterval(() => look(), 250);
    const onVisible = () => document.visibilityState === 'visible' && wake();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && wake();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onShow);
    };
  }, [endsAt]);

  const minutes = SAID.findLast((mark) => seconds <= mark * 60 && seconds > 0);
  return (
    <div className={`no-print ${classes.exam}`} data-late={seconds <= LATE || undefined}>
      <IconClock size={20} aria-hidden />
      <span
        role="timer"
        aria-live="off"
        aria-label={say({ id: 'quizzes.run.exam.left' }, { time: formatClock(seconds) })}
      >
        {formatClock(seconds)}
      </span>
      <span className={text.unseen} role="status">
        {minutes !== undefined && say({ id: 'quizzes.run.exam.minutes-left' }, { minutes })}
      </span>
    </div>
  );
}
