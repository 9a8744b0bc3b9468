import type { Countdown, CountdownCommand, CountdownState } from '~/domain/stations/countdown';

/** A countdown as a view shows and steers it, whether it is this device's own or the group's (spec 3 §4). */
export interface CountdownControls {
  readonly state: CountdownState;
  /** False until the group's clock is known; left out if it always is. */
  readonly known?: boolean;
  /** Whole seconds to show. */
  readonly seconds: number;
  /** What it was set to, in whole seconds. */
  readonly totalSeconds: number;
  /** False for somebody who only watches the clock of the group. */
  readonly steerable: boolean;
  /** Hidden while the end modal waits for an answer. */
  readonly controlsVisible: boolean;
  readonly enabled: Record<CountdownCommand, boolean>;
  /** Time is up and nobody has answered the end modal yet. */
  readonly endAsked: boolean;
  run(command: CountdownCommand): void;
  /** Starts the countdown if its controls are visible and it may be started; the first tick of a checklist calls it. */
  startByTick(): void;
  /** Re-enables reset, start and the minute buttons after the end. */
  continueAfterEnd(): void;
  /** Disables all controls after the end. */
  studentEnd(): void;
  /** Starting seconds minus seconds remaining, now. */
  secondsUsed(): number;
}

export const NO_COMMANDS: Record<CountdownCommand, boolean> = {
  start: false,
  pause: false,
  reset: false,
  add_minute: false,
  subtract_minute: false,
};

/** Which end it is: each start that runs out asks anew. */
export const endOf = (countdown: Countdown): string => `${countdown.startedAt ?? 'still'}/${countdown.total}`;
