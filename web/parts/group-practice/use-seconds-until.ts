import { useEffect, useState } from 'react';
import { serverNow } from '~/web/live/server-time';

const left = (at: number): number => Math.max(0, Math.ceil((at - serverNow()) / 1_000));

/** Whole seconds until a moment of the server's clock (epoch milliseconds); 0 once it has come. */
export function useSecondsUntil(at: number): number {
  const [seconds, setSeconds] = useState(() => left(at));
  useEffect(() => {
    const look = () => setSeconds(left(at));
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return seconds;
}
