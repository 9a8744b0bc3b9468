import { useEffect, useState } from 'react';
import { serverNow } from '~/web/live/server-time';

const left = (at: number): number => Math.max(0, Math.ceil((at - serverNow()) / 1_000));

/**
 * Whole seconds until a moment of the server's clock; 0 once it has come. Changes exactly with the seconds.
 * @param at epoch milliseconds; `Infinity` for a moment that does not come
 */
export function useSecondsUntil(at: number): number {
  // Draws anew with each second; how many are left is read then, because the moment may just have been set.
  const [, setSeconds] = useState(() => left(at));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      setSeconds(left(at));
      const wait = at - serverNow();
      if (wait > 0 && wait < Infinity) timer = setTimeout(look, wait % 1_000 || 1_000);
    };
    look();
    return () => clearTimeout(timer);
  }, [at]);
  return left(at);
}
