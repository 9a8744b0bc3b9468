import type { StatusSnapshot } from '~/domain/group-practice/contract';
import { OFFERED, type OfferedRole, offeredAt } from './offered-roles';
import { useSecondsUntil } from './use-seconds-until';

/** The candidate's and the patient's role if they are free now, for this person to take or, as host, to give. */
export function useOfferedRoles(status: StatusSnapshot | undefined, me: number | undefined): OfferedRole[] {
  const at = offeredAt(status, me !== undefined && status?.host_id === me);
  const seconds = {
    student: useSecondsUntil(at.student ?? Infinity),
    patient: useSecondsUntil(at.patient ?? Infinity),
  };
  return OFFERED.filter((role) => seconds[role] === 0);
}
