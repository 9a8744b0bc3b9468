import type { StatusSnapshot } from '~/domain/group-practice/contract';

/** Roles beside the examiner's, which is taken over (`take-over-offer.tsx`). */
export const OFFERED = ['student', 'patient'] as const;
export type OfferedRole = (typeof OFFERED)[number];

/** Epoch milliseconds from which on a role is free; null while it is not and will not be. */
export type OfferedAt = Record<OfferedRole, number | null>;

const NONE: OfferedAt = { student: null, patient: null };

/**
 * When the roles are free that nobody has, or whose holder is away, while a station runs. A run of a circuit gives its
 * roles itself. The host need not wait until a holder has been away for 60 s.
 */
export function offeredAt(status: StatusSnapshot | undefined, byHost: boolean): OfferedAt {
  if (status?.state !== 'running' || status.circuit_run) return NONE;
  const at = (role: OfferedRole): number | null => {
    const free = status[role] === null ? 0 : (status.free_at?.[role] ?? null);
    return free !== null && byHost ? 0 : free;
  };
  return { student: at('student'), patient: at('patient') };
}

/** Whether a member may take a role now: members without a role and observers may. A former examiner knows the checklist, and is not offered the candidate's role. */
export const mayTake = (status: StatusSnapshot, role: OfferedRole, person: number): boolean =>
  ![status.student, status.patient, status.examiner].includes(person) &&
  !(role === 'student' && (status.handovers ?? []).some(({ from }) => from === person));
