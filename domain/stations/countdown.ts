/**
 * The station's countdown (spec 3 §4, §9), as a value and what may be done to it. Nothing here ticks: the seconds left
 * follow from the time, so the clock stays right when a tab sleeps, and two screens with the same value show the same
 * seconds. Times are epoch milliseconds. Runs in the browser and, for a group, on the server.
 */
import { GP_STYLE, NURSING_STYLE } from './styles';

/** In a group, reading time may come first; then the countdown begins by itself. */
export type CountdownState = 'reading' | 'paused' | 'running' | 'finished';

export interface Countdown {
  /** What it was set to, in milliseconds, with minutes added or taken away. */
  readonly total: number;
  /** What was left when it last stopped. */
  readonly remaining: number;
  /** When it was started, or null while it is not running. */
  readonly startedAt: number | null;
  /** `startedAt` is still to come: until then there is reading time. */
  readonly reading?: boolean;
}

export const MINUTE = 60_000;
/** The longest a countdown can be set to: 4 hours. */
export const LONGEST = 240 * MINUTE;

export const setUp = (minutes: number): Countdown => ({
  total: minutes * MINUTE,
  remaining: minutes * MINUTE,
  startedAt: null,
});

/** Reading time from now on, and the countdown after it (spec 3 §9). Without reading time it is set up paused. */
export const setUpAfterReading = (minutes: number, readingMinutes: number, now: number): Countdown =>
  readingMinutes > 0 ? { ...setUp(minutes), startedAt: now + readingMinutes * MINUTE, reading: true } : setUp(minutes);

const isReading = ({ startedAt, reading }: Countdown, now: number): boolean =>
  reading === true && startedAt !== null && now < startedAt;

export const remainingAt = (countdown: Countdown, now: number): number =>
  countdown.startedAt === null
    ? countdown.remaining
    : Math.max(0, countdown.remaining - Math.max(0, now - countdown.startedAt));

export function stateAt(countdown: Countdown, now: number): CountdownState {
  if (isReading(countdown, now)) return 'reading';
  if (remainingAt(countdown, now) === 0 && (countdown.total > 0 || countdown.startedAt !== null)) return 'finished';
  return countdown.startedAt === null ? 'paused' : 'running';
}

/** Seconds used: starting seconds minus seconds remaining (spec 3 §4). */
export const secondsUsed = (countdown: Countdown, now: number): number =>
  Math.round((countdown.total - remainingAt(countdown, now)) / 1000);

/** Whole seconds to show, of the reading time while it runs: 0 only when time is up. */
export const secondsShown = (countdown: Countdown, now: number): number =>
  Math.ceil((isReading(countdown, now) ? countdown.startedAt! - now : remainingAt(countdown, now)) / 1000);

export type CountdownCommand = 'start' | 'pause' | 'reset' | 'add_minute' | 'subtract_minute';

/** Which controls are enabled: start unless running, pause only while running, the others only when not running. While there is reading time, start alone: it skips what is left of it. */
export function allowedCommands(countdown: Countdown, now: number): Record<CountdownCommand, boolean> {
  const state = stateAt(countdown, now);
  const still = state === 'paused' || state === 'finished';
  const remaining = remainingAt(countdown, now);
  return {
    start: state !== 'running',
    pause: state === 'running',
    reset: still,
    add_minute: still && countdown.total + MINUTE <= LONGEST,
    subtract_minute: still && Math.floor(remaining / MINUTE) > 0,
  };
}

/** The countdown after a command; the same one when the command is not allowed. `minutes` is what reset goes back to. */
export function apply(countdown: Countdown, command: CountdownCommand, now: number, minutes: number): Countdown {
  if (!allowedCommands(countdown, now)[command]) return countdown;
  const remaining = remainingAt(countdown, now);
  switch (command) {
    case 'start':
      return { total: countdown.total, remaining, startedAt: now };
    case 'pause':
      return { ...countdown, remaining, startedAt: null };
    case 'reset':
      return setUp(minutes);
    case 'add_minute':
      return { total: countdown.total + MINUTE, remaining: remaining + MINUTE, startedAt: null };
    case 'subtract_minute':
      return { total: countdown.total - MINUTE, remaining: remaining - MINUTE, startedAt: null };
  }
}

/** Which clock somebody sees. The single player reads, plays and marks on one screen. */
export type TimerKind = 'student' | 'examiner' | 'patient' | 'single_player' | 'virtual_patient';

export interface TimedStation {
  style: number;
  long_case: boolean;
  /** What the author set, in minutes. */
  candidate_minutes: number | null;
  examiner_minutes: number | null;
}

/**
 * Minutes a timer starts from (spec 3 §9): what the author set; else 3 for the candidate of a GP case, 0 of a nursing
 * station, 2 otherwise; for the examiner, and the patient beside them, 12 of a GP case, 15 of a long case, 8 otherwise;
 * for the single player 10, or 17 of a long case, which is the reading and the playing together; with an AI patient 8.
 */
export function defaultMinutes(kind: TimerKind, station: TimedStation): number {
  const { candidate_minutes: candidate, examiner_minutes: examiner } = station;
  switch (kind) {
    case 'student':
      return candidate ?? (station.style === GP_STYLE ? 3 : station.style === NURSING_STYLE ? 0 : 2);
    case 'examiner':
    case 'patient':
      return examiner ?? (station.style === GP_STYLE ? 12 : station.long_case ? 15 : 8);
    case 'single_player':
      return (candidate ?? 2) + (examiner ?? (station.long_case ? 15 : 8));
    case 'virtual_patient':
      return examiner ?? 8;
  }
}

/**
 * Where the minutes a person last chose are kept in local storage, per kind of timer. Reset clears it. What a timer
 * starts from is part of its kind, so that a choice made at one station never hides the duration of another's author.
 */
export const preferenceKey = (kind: TimerKind, style: number, startsFrom: number) =>
  `wardmates.timer.${kind}.${style}.${startsFrom}` as const;
