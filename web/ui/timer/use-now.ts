import { useEffect, useState } from 'react';
import { secondsShown, stateAt, type Countdown } from '~/domain/stations/countdown';

/** Often enough that a second is never seen late, far below what anyone notices. */
const LOOK_EVERY = 200;

/**
 * The time by `clock`, re-rendering only when the countdown would look different. Browsers hold timers back in a hidden
 * tab, so it looks again as soon as the tab is seen.
 */
export function useNow(countdown: Countdown, clock: () => number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const look = () => {
      const time = clock();
      setNow((before) =>
        secondsShown(countdown, before) === secondsShown(countdown, time) &&
        stateAt(countdown, before) === stateAt(countdown, time)
          ? before
          : time,
      );
    };
    look();
    if (countdown.startedAt === null) return;
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [countdown, clock]);
  return now;
}
