import { useEffect, useState } from 'react';
import type { MatchSnapshot } from '~/domain/audio-pairing/contract';
import { useServerClock } from '~/web/ui/timer/use-server-clock';

const TICK = 250;

/** The server's time, epoch milliseconds, and again a few times a second. @param serverTime of the newest snapshot, when it was answered */
export function useServerNow(serverTime: number): number {
  const clock = useServerClock(serverTime);
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const look = () => setNow(clock());
    look();
    const timer = setInterval(look, TICK);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}

/** Whole seconds that somebody has been in the queue, counted on. */
export function useWaited({ server_time, waiting_since }: MatchSnapshot): number {
  const now = useServerNow(server_time);
  return Math.max(0, Math.floor((now - (waiting_since ?? now)) / 1_000));
}

/**
 * Seconds until something happens automatically, or null once it was stopped. Counts only while the page is visible: a person who
 * is elsewhere should not be taken anywhere.
 */
export function useCountdown(seconds: number, then: () => void): { left: number | null; stop: () => void } {
  const [left, setLeft] = useState<number | null>(seconds);
  useEffect(() => {
    if (left === null) return;
    if (left <= 0) return then();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((before) => (before === null ? null : before - 1));
    }, 1_000);
    return () => clearInterval(timer);
    // What happens then is as it is then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [left]);
  return { left, stop: () => setLeft(null) };
}
