/**
 * The one clock of a run, as a value and what may be done to it. Nothing here ticks: where the run is follows from when it
 * began, how long it has stood still and how long its phases are, so two screens with the same value show the same
 * seconds. Times are epoch milliseconds, lengths milliseconds. Runs in the browser and on the server.
 */
import { LONGEST, MINUTE } from '../stations/countdown';
import { PHASES, type Phase, type PhaseLengths } from './phases';

export interface RunClock {
  readonly startedAt: number;
  /** How long it has stood still, the present pause not counted. */
  readonly pausedMs: number;
  /** Since when it stands still; null while it runs. */
  readonly pausedAt: number | null;
  readonly rounds: readonly PhaseLengths[];
}

export interface Position {
  /** From 0. */
  round: number;
  phase: Phase;
  elapsed: number;
  remaining: number;
  total: number;
  /** When the phase ends if nobody touches the clock; while it stands still, if it went on now. */
  endsAt: number;
}

/** How long the clock has run. */
export const runningTime = ({ startedAt, pausedMs, pausedAt }: RunClock, now: number): number =>
  Math.max(0, (pausedAt ?? now) - startedAt - pausedMs);

export const lengthOf = (round: PhaseLengths): number => PHASES.reduce((sum, phase) => sum + round[phase], 0);
const startOf = (rounds: readonly PhaseLengths[], round: number): number =>
  rounds.slice(0, round).reduce((sum, one) => sum + lengthOf(one), 0);

/** Where the run is; null when it is over. A phase of no length is passed over. */
export function positionAt(clock: RunClock, now: number): Position | null {
  let elapsed = runningTime(clock, now);
  for (const [round, lengths] of clock.rounds.entries()) {
    for (const phase of PHASES) {
      const total = lengths[phase];
      if (elapsed < total)
        return { round, phase, elapsed, remaining: total - elapsed, total, endsAt: now + total - elapsed };
      elapsed -= total;
    }
  }
  return null;
}

export const pause = (clock: RunClock, now: number): RunClock =>
  clock.pausedAt === null ? { ...clock, pausedAt: now } : clock;

export const resume = (clock: RunClock, now: number): RunClock =>
  clock.pausedAt === null
    ? clock
    : { ...clock, pausedMs: clock.pausedMs + Math.max(0, now - clock.pausedAt), pausedAt: null };

const withLength = (clock: RunClock, round: number, phase: Phase, length: number): RunClock => ({
  ...clock,
  rounds: clock.rounds.map((lengths, index) => (index === round ? { ...lengths, [phase]: length } : lengths)),
});

/** The phase ends now: it is as long as it was. */
export function skip(clock: RunClock, now: number): RunClock {
  const at = positionAt(clock, now);
  return at ? withLength(clock, at.round, at.phase, at.elapsed) : clock;
}

/** A minute more for the phase; none beyond 4 hours. */
export function addMinute(clock: RunClock, now: number): RunClock {
  const at = positionAt(clock, now);
  return at && at.total + MINUTE <= LONGEST ? withLength(clock, at.round, at.phase, at.total + MINUTE) : clock;
}

/** The phase begins anew, with its whole length before it. */
export function restart(clock: RunClock, now: number): RunClock {
  const at = positionAt(clock, now);
  return at ? withLength(clock, at.round, at.phase, at.elapsed + at.total) : clock;
}

/**
 * The round begins now. However late the server comes to it, the time that nobody could use counts as a pause: a restart of
 * the server takes no round from anybody.
 */
export const beginRoundNow = (clock: RunClock, round: number, now: number): RunClock => ({
  ...clock,
  pausedMs: (clock.pausedAt ?? now) - clock.startedAt - startOf(clock.rounds, round),
});

/** Bells of a station, as an exam rings them: as it begins, 2 minutes before its end, and at its end. */
export type Bell = 'start' | 'warning' | 'end';
export const WARNING = 2 * MINUTE;

/** When the bells of a station phase ring. One so short that the warning would come with its beginning has none. */
export function bellsOf(phase: { total: number; endsAt: number }): { bell: Bell; at: number }[] {
  const startsAt = phase.endsAt - phase.total;
  return [
    { bell: 'start', at: startsAt },
    ...(phase.total > WARNING ? [{ bell: 'warning' as const, at: phase.endsAt - WARNING }] : []),
    { bell: 'end', at: phase.endsAt },
  ];
}

/** What of `circuit.run` the bells follow from. */
export interface Timing {
  phase: Phase | null;
  phase_total: number;
  phase_ends_at: number | null;
}

/** The bells that a screen rings between two looks at the server's time: `after` not included, `until` included. */
export const bellsBetween = ({ phase, phase_total, phase_ends_at }: Timing, after: number, until: number): Bell[] =>
  phase === 'station' && phase_ends_at !== null
    ? bellsOf({ total: phase_total, endsAt: phase_ends_at })
        .filter(({ at }) => after < at && at <= until)
        .map(({ bell }) => bell)
    : [];

/** Milliseconds left on every screen, by the server's time; 0 from the end of the phase until the next is announced. */
export const remainingOf = (
  { phase_ends_at, remaining }: { phase_ends_at: number | null; remaining: number | null },
  serverNow: number,
): number => (phase_ends_at === null ? (remaining ?? 0) : Math.max(0, phase_ends_at - serverNow));
