import type { Countdown } from '~/domain/stations/countdown';
import { tab } from '~/web/core/stores/browser';
import type { TabKey } from '~/web/core/stores/registry';
import { serverOffset } from '~/web/live/server-time';

const nameOf = (keepAs: string): TabKey => `wardmates.countdown.${keepAs}`;

/** Milliseconds by which the distance to the server's clock changes if the device's clock was set. Answers under way make for less. */
const SET = 10_000;

/**
 * How far the device's clock was set between two pages, in milliseconds. The page's steady clock begins with it; the server's does not
 * move. 0 if no answer has told the server's time.
 */
function setBetween(before: unknown): number {
  const now = serverOffset();
  if (typeof before !== 'number' || now === null) return 0;
  const set = before - now;
  return Math.abs(set) > SET ? set : 0;
}

/** What was kept before the page was reloaded. */
export function kept(keepAs: string | undefined): Countdown | null {
  const text = keepAs && tab.get(nameOf(keepAs));
  if (!text) return null;
  try {
    const { total, remaining, startedAt, offset } = JSON.parse(text) as Partial<Countdown & { offset: unknown }>;
    if (
      typeof total !== 'number' ||
      typeof remaining !== 'number' ||
      (startedAt !== null && typeof startedAt !== 'number')
    )
      return null;
    return { total, remaining, startedAt: startedAt === null ? null : startedAt + setBetween(offset) };
  } catch {
    return null;
  }
}

export function keep(keepAs: string | undefined, countdown: Countdown): void {
  if (keepAs) tab.set(nameOf(keepAs), JSON.stringify({ ...countdown, offset: serverOffset() }));
}

export const forgetCountdown = (keepAs: string): void => tab.remove(nameOf(keepAs));
