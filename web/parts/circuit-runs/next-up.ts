import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import { type GroupRole, SINGLE_ROLES } from '~/domain/group-practice/roles';

type Planned = RunSnapshot['plan'][number];

/** The role that a round gives somebody. */
export const plannedRole = (round: Omit<Planned, 'round' | 'minutes'>, person: number): GroupRole =>
  SINGLE_ROLES.find((role) => round[role] === person) ?? (round.observer.includes(person) ? 'observer' : 'none');

/** What comes next for somebody, as the end of a message key. */
export function nextUp(
  { phase, round, rounds, alone, plan }: Pick<RunSnapshot, 'phase' | 'round' | 'rounds' | 'alone' | 'plan'>,
  me: number,
  role: GroupRole,
): string {
  if (phase === 'reading') return alone ? 'begin.alone' : `begin.${role}`;
  if (phase === 'station') return 'feedback';
  const next = plan.find((planned) => planned.round > round);
  if (!next || round >= rounds) return 'results';
  // Alone one is candidate and examiner at once.
  if (next.student === me && next.examiner === me) return 'round.alone';
  return `round.${plannedRole(next, me)}`;
}
