/** Milliseconds beyond which an answer is not late any more: the clock of the server was set. */
const JUMP = 60_000;
/** Milliseconds by which the server must be ahead after the page was hidden for the device to have slept. */
const SLEPT = 2_000;

let latest = 0;
let offset: number | null = null;
/** Milliseconds that the device slept: browsers may stop `performance.now()` meanwhile. */
let slept = 0;
let wasHidden = false;
/** How far the device's clock was from the steady one when the page was hidden. */
let apartBefore = 0;
const apart = (): number => Date.now() - steadyNow();
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    wasHidden = true;
    apartBefore = apart();
  });

/**
 * A clock that nobody can set while the page is open: epoch milliseconds by the device when the page was opened, going on
 * evenly. Only differences of it are right.
 */
export const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now() + slept);

/** Whether the device slept since the page was hidden, or its clock was set: the server has to be asked for its time. */
export const hasClockMoved = (): boolean => Math.abs(apart() - apartBefore) > SLEPT;

/**
 * Learns from an answer how far the steady clock is from the server's. An answer that was long under way makes the server look
 * slow, never fast: of all differences seen, the largest is the nearest to the truth. Each answer tells once, when it comes;
 * read again later it would seem to have been under way all that time.
 *
 * @param time epoch milliseconds at which the server wrote the answer
 */
export function noteServerTime(time: number): void {
  if (time <= latest) return;
  latest = time;
  const ahead = time - serverNow();
  if (offset === null || ahead < -JUMP) offset = time - steadyNow();
  else if (ahead > SLEPT && wasHidden) slept += ahead;
  else if (ahead > 0) offset += ahead;
  wasHidden = false;
}

/** As on a device that has heard nothing yet. */
export function forgetServerTime(): void {
  latest = 0;
  offset = null;
  slept = 0;
  wasHidden = false;
}

/** How far the server's clock is ahead of the steady one, in milliseconds; null if no answer has told. */
export const serverOffset = (): number | null => offset;

/** The server's time as far as this device knows, in epoch milliseconds. */
export const serverNow = (): number => steadyNow() + (offset ?? 0);

/** Of snapshots that carry it. */
export function noteTimeOf(snapshot: unknown): void {
  if (typeof snapshot !== 'object' || snapshot === null) return;
  if ('server_time' in snapshot && typeof snapshot.server_time === 'number') noteServerTime(snapshot.server_time);
  else if ('clock' in snapshot) noteTimeOf(snapshot.clock);
}
