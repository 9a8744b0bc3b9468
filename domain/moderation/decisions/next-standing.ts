import type { Standing } from '../queue/contract';
import { ALONE_AFTER, type Decision } from './contract';

/** The taking down that waits for a second person. */
export interface Removing {
  by: number | null;
  /** Epoch milliseconds. */
  at: number;
}

export type Next = { standing: Standing; alone: boolean } | { refused: 'not-possible-now' | 'second-person-needed' };

const FROM: Record<Exclude<Decision, 'undo' | 'keep' | 'change'>, readonly Standing[]> = {
  hide: ['shown'],
  send_back: ['shown', 'hidden', 'removing'],
  take_down: ['shown', 'hidden', 'returned', 'removing'],
  restore: ['hidden', 'returned', 'removing', 'taken_down'],
};
const TO = { hide: 'hidden', send_back: 'returned', restore: 'shown' } as const;

/**
 * How a thing stands after a decision. Hiding takes one moderator; taking down takes two, or the same one after 24 hours.
 * @param by the moderator's id
 * @param now epoch milliseconds
 */
export function nextStanding(
  standing: Standing,
  decision: Exclude<Decision, 'undo' | 'change'>,
  { by, now, removing }: { by: number; now: number; removing: Removing | null },
): Next {
  if (decision === 'keep')
    return standing === 'removing' ? { refused: 'not-possible-now' } : { standing, alone: false };
  if (!FROM[decision].includes(standing)) return { refused: 'not-possible-now' };
  if (decision !== 'take_down') return { standing: TO[decision], alone: false };
  if (standing !== 'removing' || removing === null) return { standing: 'removing', alone: false };
  if (removing.by !== by) return { standing: 'taken_down', alone: false };
  return now - removing.at >= ALONE_AFTER
    ? { standing: 'taken_down', alone: true }
    : { refused: 'second-person-needed' };
}
