import { useEffect, useRef, useState } from 'react';
import {
  allowedCommands,
  remainingAt,
  secondsShown,
  secondsUsed,
  stateAt,
  type Countdown,
  type CountdownCommand,
} from '~/domain/stations/countdown';
import { endOf, NO_COMMANDS, type CountdownControls } from './countdown-controls';
import { playEnd } from '../sound/cues';
import { useNow } from './use-now';

interface Source {
  countdown: Countdown;
  /** Epoch milliseconds by the clock that the countdown was written with. */
  clock: () => number;
  steerable: boolean;
  run: (command: CountdownCommand) => void;
  silent?: boolean;
}

/** What local and group countdowns share: the ticking, the end modal's answer, and what is enabled (spec 3 §4). */
export function useControls({ countdown, clock, steerable, run, silent = false }: Source): CountdownControls {
  const now = useNow(countdown, clock);
  const [answered, setAnswered] = useState<{ end: string; by: 'continue' | 'student-end' } | null>(null);
  const state = stateAt(countdown, now);
  const end = endOf(countdown);
  const answer = answered?.end === end ? answered.by : null;
  const endAsked = state === 'finished' && answer === null;
  const controlsVisible = steerable && !endAsked;
  const enabled = !steerable || endAsked || answer === 'student-end' ? NO_COMMANDS : allowedCommands(countdown, now);

  const ran = useRef(false);
  useEffect(() => {
    if (state === 'finished' && ran.current && !silent) playEnd();
    ran.current = state === 'running';
  }, [state, silent]);

  return {
    state,
    seconds: secondsShown(countdown, now),
    totalSeconds: Math.round(countdown.total / 1000),
    steerable,
    controlsVisible,
    enabled,
    endAsked,
    run: (command) => {
      if (enabled[command]) run(command);
    },
    startByTick: () => {
      if (controlsVisible && enabled.start && remainingAt(countdown, clock()) > 0) run('start');
    },
    continueAfterEnd: () => setAnswered({ end, by: 'continue' }),
    studentEnd: () => setAnswered({ end, by: 'student-end' }),
    secondsUsed: () => secondsUsed(countdown, clock()),
  };
}
