import type { Countdown } from '~/domain/stations/countdown';

const nameOf = (keepAs: string) => `wardmates.countdown.${keepAs}`;

/** What was kept before the page was reloaded. */
export function kept(keepAs: string | undefined): Countdown | null {
  const text = keepAs && sessionStorage.getItem(nameOf(keepAs));
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
  if (keepAs) sessionStorage.setItem(nameOf(keepAs), JSON.stringify(countdown));
}

export const forgetCountdown = (keepAs: string): void => sessionStorage.removeItem(nameOf(keepAs));
