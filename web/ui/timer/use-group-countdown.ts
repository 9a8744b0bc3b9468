import { useMemo } from 'react';
import type { Countdown, CountdownCommand } from '~/domain/stations/countdown';
import type { ClockSnapshot } from '~/domain/group-practice/contract';
import type { CountdownControls } from './countdown-controls';
import { useControls } from './use-controls';
import { useServerClock } from './use-server-clock';

const NOT_YET: ClockSnapshot = { total: 0, remaining: 0, started_at: null, minutes: 0, server_time: 0 };

/**
 * The group's countdown, reckoned from the server's clock.
 *
 * @param clock as `groupStatus` answers it; undefined until the first snapshot
 * @param steerable the examiner and the host steer; the others watch
 * @param silent if something else rings its end
 */
export function useGroupCountdown(
  clock: ClockSnapshot | undefined,
  steerable: boolean,
  runCommand: (command: CountdownCommand) => void,
  silent = false,
): CountdownControls {
  const { total, remaining, started_at, reading, server_time } = clock ?? NOT_YET;
  const serverClock = useServerClock(server_time);
  const countdown = useMemo<Countdown>(
    () => ({ total, remaining, startedAt: started_at, reading }),
    [total, remaining, started_at, reading],
  );
  const controls = useControls({
    countdown,
    clock: serverClock,
    steerable: steerable && clock !== undefined,
    run: runCommand,
    silent,
  });
  return { ...controls, known: clock !== undefined };
}
