import type { RunSnapshot } from '../../../domain/circuit-runs/contract';
import type { Phase } from '../../../domain/circuit-runs/phases';
import { MINUTE, type Countdown } from '../../../domain/stations/countdown';

/** The phase's time as a countdown by the server's clock. */
export function countdownOf({ phase_total: total, phase_ends_at, remaining }: Pick<RunSnapshot, 'phase_total' | 'phase_ends_at' | 'remaining'>): Countdown {
  return phase_ends_at === null ? { total, remaining: remaining ?? total, startedAt: null } : { total, remaining: total, startedAt: phase_ends_at - total };
}

export const BELLS = ['begin', 'warning', 'end'] as const;
export type Bell = (typeof BELLS)[number];

/** Milliseconds during which a bell may still ring: a screen that comes later has missed it. */
export const RINGS_FOR = 2_000;

/** Milliseconds before the end of a station at which the warning rings: a minute, at stations of less than three half of one. */
export const warningBefore = (total: number): number => (total >= 3 * MINUTE ? MINUTE : MINUTE / 2);

interface Moment extends Pick<RunSnapshot, 'phase_total' | 'phase_ends_at'> {
  round: number;
  phase: Phase | null;
}

/**
 * The bell that rings at this moment of the server's clock, if any, under a name that is its own: it rings once, on however
 * many pages it is heard. A minute added after the warning gives another warning.
 */
export function bellAt({ round, phase, phase_total: total, phase_ends_at: end }: Moment, now: number): { bell: Bell; name: string } | null {
  if (end === null || phase === null || phase === 'reading') return null;
  const within = (since: number): boolean => since >= 0 && since < RINGS_FOR;
  const begun = within(now - (end - total));
  if (phase === 'feedback') return begun ? { bell: 'end', name: `${round}.end` } : null;
  if (within(now - end)) return { bell: 'end', name: `${round}.end` };
  if (within(now - (end - warningBefore(total)))) return { bell: 'warning', name: `${round}.warning.${end}` };
  return begun ? { bell: 'begin', name: `${round}.begin` } : null;
}
