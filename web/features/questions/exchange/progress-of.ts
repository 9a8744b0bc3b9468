import { useEffect, useState } from 'react';
import { IMPORT_RESUMED_MS, IMPORT_SILENT_MS, type ImportSnapshot } from '~/domain/questions/exchange/contract';
import { useServerClock } from '~/web/ui/timer/use-server-clock';

/** How an import goes on: a worker is at it, was killed and another goes on in so many seconds, or it waits at this place, from 1. */
export type Progress =
  | { kind: 'working' }
  | { kind: 'interrupted'; seconds: number }
  | { kind: 'waiting'; place: number };

/** @param now of the server, in epoch milliseconds */
export function progressOf({ place, worked_at }: Pick<ImportSnapshot, 'place' | 'worked_at'>, now: number): Progress {
  if (place > 0) return { kind: 'waiting', place };
  if (worked_at === null || now - worked_at < IMPORT_SILENT_MS) return { kind: 'working' };
  return { kind: 'interrupted', seconds: Math.max(0, Math.ceil((worked_at + IMPORT_RESUMED_MS - now) / 1_000)) };
}

const TICK = 500;
/** One that is begun at once has no place in a queue that is worth a word. */
const WAITED = 1_000;

/** The same as time goes by: a killed worker says nothing any more. */
export function useProgress(snapshot: ImportSnapshot): Progress {
  const clock = useServerClock(snapshot.server_time);
  const [now, setNow] = useState(clock);
  const [since] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), TICK);
    return () => clearInterval(timer);
  }, [clock]);
  const progress = progressOf(snapshot, Math.max(now, snapshot.server_time));
  return progress.kind === 'waiting' && now - since < WAITED ? { kind: 'working' } : progress;
}
