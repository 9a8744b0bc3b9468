import { useEffect, useMemo, useRef, useState } from 'react';
import type { Countdown, CountdownCommand } from '../../../domain/stations/countdown';
import type { ClockSnapshot } from '../../../domain/group-practice/contract';
import type { CountdownControls } from './countdown-controls';
import { useControls } from './use-controls';

const NOT_YET: ClockSnapshot = { total: 0, remaining: 0, started_at: null, minutes: 0, server_time: 0 };

/**
 * The group's countdown, reckoned from the server's clock, so that every screen shows the same seconds whatever the
 * device's own clock says. A snapshot that was long under way makes the server look slow, never fast: of all offsets
 * seen, the largest is the nearest to the truth.
 *
 * @param clock as `groupStatus` answers it; undefined until the first snapshot
 * @param steerable the examiner and the host steer; the others watch
 */
export function useGroupCountdown(clock: ClockSnapshot | undefined, steerable: boolean, runCommand: (command: CountdownCommand) => void): CountdownControls {
  const { total, remaining, started_at, server_time } = clock ?? NOT_YET;
  const offset = useRef(Number.NEGATIVE_INFINITY);
  const [known, setKnown] = useState(0);
  useEffect(() => {
    if (server_time === 0) return;
    offset.current = Math.max(offset.current, server_time - Date.now());
    setKnown(offset.current);
  }, [server_time]);

  const countdown = useMemo<Countdown>(() => ({ total, remaining, startedAt: started_at }), [total, remaining, started_at]);
  const serverClock = useMemo(() => () => Date.now() + known, [known]);
  return useControls({ countdown, clock: serverClock, steerable: steerable && clock !== undefined, run: runCommand });
}
