import type { Countdown } from '~/domain/stations/countdown';
import { tab } from '~/web/core/stores/browser';
import type { TabKey } from '~/web/core/stores/registry';

const nameOf = (keepAs: string): TabKey => `wardmates.countdown.${keepAs}`;

/** What was kept before the page was reloaded. */
export function kept(keepAs: string | undefined): Countdown | null {
  const text = keepAs && tab.get(nameOf(keepAs));
  if (!text) return null;
  try {
    const { total, remaining, startedAt } = JSON.parse(text) as Partial<Countdown>;
    if (
      typeof total !== 'number' ||
      typeof remaining !== 'number' ||
      (startedAt !== null && typeof startedAt !== 'number')
    )
      return null;
    return { total, remaining, startedAt };
  } catch {
    return null;
  }
}

export function keep(keepAs: string | undefined, countdown: Countdown): void {
  if (keepAs) tab.set(nameOf(keepAs), JSON.stringify(countdown));
}

export const forgetCountdown = (keepAs: string): void => tab.remove(nameOf(keepAs));
