import { useState } from 'react';
import {
  apply,
  defaultMinutes,
  LONGEST,
  MINUTE,
  preferenceKey,
  setUp,
  type Countdown,
  type CountdownCommand,
  type TimedStation,
  type TimerKind,
} from '~/domain/stations/countdown';
import { steadyNow } from '~/web/live/server-time';
import { kept, keep } from './kept-countdown';
import type { CountdownControls } from './countdown-controls';
import { useControls } from './use-controls';
import { local } from '~/web/core/stores/browser';
import type { LocalKey } from '~/web/core/stores/registry';

function preferredMinutes(key: LocalKey): number | null {
  const minutes = Number(local.get(key) ?? Number.NaN);
  return Number.isInteger(minutes) && minutes >= 0 && minutes * MINUTE <= LONGEST ? minutes : null;
}

/**
 * The device's own countdown. It starts from the minutes last chosen for this kind of timer, else the author's, else the
 * default (spec 3 §9); reset forgets the choice.
 *
 * @param keepAs survives a reload of the page under this name: a clock that runs goes on running
 */
export function useCountdown(kind: TimerKind, station: TimedStation, keepAs?: string): CountdownControls {
  const minutes = defaultMinutes(kind, station);
  const preference = preferenceKey(kind, station.style, minutes);
  const [countdown, setCountdown] = useState<Countdown>(
    () => kept(keepAs) ?? setUp(preferredMinutes(preference) ?? minutes),
  );

  const run = (command: CountdownCommand) => {
    const next = apply(countdown, command, steadyNow(), minutes);
    if (next === countdown) return;
    if (command === 'reset') local.remove(preference);
    if (command === 'add_minute' || command === 'subtract_minute')
      local.set(preference, String(Math.round(next.total / MINUTE)));
    keep(keepAs, next);
    setCountdown(next);
  };

  return useControls({ countdown, clock: steadyNow, steerable: true, run });
}
