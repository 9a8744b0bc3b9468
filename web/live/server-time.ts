/** Milliseconds beyond which an answer is not late any more: the device's own clock was set. */
const JUMP = 60_000;

let latest = 0;
let offset: number | null = null;

/**
 * Learns from an answer how far the device's clock is from the server's. An answer that was long under way makes the server
 * look slow, never fast: of all differences seen, the largest is the nearest to the truth. Each answer tells once, when it
 * comes; read again later it would seem to have been under way all that time.
 *
 * @param time epoch milliseconds at which the server wrote the answer
 */
export function noteServerTime(time: number): void {
  if (time <= latest) return;
  latest = time;
  const seen = time - Date.now();
  if (offset === null || seen > offset || offset - seen > JUMP) offset = seen;
}

/** As on a device that has heard nothing yet. */
export function forgetServerTime(): void {
  latest = 0;
  offset = null;
}

/** The server's time as far as this device knows, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + (offset ?? 0);

/** Of snapshots that carry it. */
export function noteTimeOf(snapshot: unknown): void {
  if (typeof snapshot !== 'object' || snapshot === null) return;
  if ('server_time' in snapshot && typeof snapshot.server_time === 'number') noteServerTime(snapshot.server_time);
  else if ('clock' in snapshot) noteTimeOf(snapshot.clock);
}
