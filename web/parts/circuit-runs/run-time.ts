import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import type { Phase } from '~/domain/circuit-runs/phases';
import { type Bell, bellsOf } from '~/domain/circuit-runs/clock';
import type { Countdown } from '~/domain/stations/countdown';

/** The phase's time as a countdown by the server's clock. */
export function countdownOf({
  phase_total: total,
  phase_ends_at,
  remaining,
}: Pick<RunSnapshot, 'phase_total' | 'phase_ends_at' | 'remaining'>): Countdown {
  return phase_ends_at === null
    ? { total, remaining: remaining ?? total, startedAt: null }
    : { total, remaining: total, startedAt: phase_ends_at - total };
}

/** Milliseconds during which a bell may still ring: a screen that comes later has missed it. */
export const RINGS_FOR = 2_000;

interface Moment extends Pick<RunSnapshot, 'phase_total' | 'phase_ends_at'> {
  round: number;
  phase: Phase | null;
}

/**
 * The bell that rings at this moment of the server's clock, if any, under a name that is its own: it rings once, on however
 * many pages it is heard, and whether the clock or the server says first that the station is over. A minute added after the
 * warning gives another warning.
 */
export function bellAt(
  { round, phase, phase_total: total, phase_ends_at: end }: Moment,
  now: number,
): { bell: Bell; name: string } | null {
  if (end === null || phase === null || phase === 'reading') return null;
  const within = (at: number): boolean => now >= at && now - at < RINGS_FOR;
  if (phase === 'feedback') return within(end - total) ? { bell: 'end', name: `${round}.end` } : null;
  const due = bellsOf({ total, endsAt: end }).findLast(({ at }) => within(at));
  return due
    ? { bell: due.bell, name: due.bell === 'warning' ? `${round}.warning.${due.at}` : `${round}.${due.bell}` }
    : null;
}
