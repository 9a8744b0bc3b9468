/** Roles in a group and their rules (spec 3 §4–6). Pure; runs in the browser too. */
import { GROUP_ROLES, type GroupRole } from '../stations/group-roles';

export { GROUP_ROLES, type GroupRole };

/** Roles that only one person can have; observers may be several. */
export const SINGLE_ROLES = ['student', 'examiner', 'patient'] as const satisfies readonly GroupRole[];
export type SingleRole = (typeof SINGLE_ROLES)[number];

export const isSingle = (role: GroupRole): role is SingleRole => (SINGLE_ROLES as readonly GroupRole[]).includes(role);

export interface Roles {
  student: number | null;
  examiner: number | null;
  patient: number | null;
  observer: number[];
}

/** Who has which role. A patient who stands in for the examiner (`take-over.ts`) is both. */
export function rolesOf(members: readonly { id: number; role: GroupRole; examines?: boolean }[]): Roles {
  const holder = (role: SingleRole) => members.find((member) => member.role === role)?.id ?? null;
  const standIn = members.find((member) => member.role === 'patient' && member.examines)?.id ?? null;
  return {
    student: holder('student'),
    examiner: holder('examiner') ?? standIn,
    patient: holder('patient'),
    observer: members.filter((member) => member.role === 'observer').map((member) => member.id),
  };
}

/** A session can start with one student and one examiner, who are two people. */
export const canStart = (roles: Roles): boolean =>
  roles.student !== null && roles.examiner !== null && roles.student !== roles.examiner;

/**
 * The members after one of them was given a role: if only one may have the role, its previous holder is left without one
 * (spec 3 §5). Whether the chooser may take it from a member is decided by the policy.
 */
export const assignRole = <M extends { id: number; role: GroupRole }>(
  members: readonly M[],
  memberId: number,
  role: GroupRole,
): M[] =>
  members.map((member) =>
    member.id === memberId
      ? { ...member, role }
      : isSingle(role) && member.role === role
        ? { ...member, role: 'none' }
        : member,
  );

/**
 * Everyone moves on by one: the candidate becomes examiner, the examiner patient (or observer, if nobody was patient),
 * the last of them observer, and one observer candidate. Members are given in the order in which they joined; the observer
 * whose turn it is is the first who joined after the present candidate, going round, so that each gets to every role.
 */
export function rotate(members: readonly { id: number; role: GroupRole }[]): Map<number, GroupRole> {
  const leading = SINGLE_ROLES.flatMap((role) => members.filter((member) => member.role === role));
  const pivot = leading[0] ? members.indexOf(leading[0]) : 0;
  const observers = [...members.slice(pivot), ...members.slice(0, pivot)]
    .filter((member) => member.role === 'observer')
    .reverse();
  const seats = [...leading, ...observers];
  return new Map(seats.map((member, index) => [member.id, seats[(index + 1) % seats.length]!.role]));
}

/**
 * The role that is suggested to each member who has none. What is missing for a start comes first: the host examines, because
 * they hold the screen; then in the order in which they joined: candidate, patient, observers.
 *
 * @param members in the order in which they joined
 */
export function suggestRoles(
  members: readonly { id: number; role: GroupRole }[],
  hostId: number | null,
): Map<number, GroupRole> {
  const without = members.filter(({ role }) => role === 'none').map(({ id }) => id);
  const roles = rolesOf(members);
  const suggested = new Map<number, GroupRole>();
  if (members.length < 2) return suggested;
  const next = (role: SingleRole, first?: number | null) => {
    const at = first !== undefined && first !== null ? without.indexOf(first) : 0;
    const [id] = roles[role] === null && at >= 0 ? without.splice(at, 1) : [];
    if (id !== undefined) suggested.set(id, role);
  };
  next('examiner', hostId);
  next('student');
  if (![...suggested.values()].includes('examiner')) next('examiner');
  next('patient');
  for (const id of without) suggested.set(id, 'observer');
  return suggested;
}

/** The view of a role (spec 3 §6); null for a member without a role, who sees the status screen. */
export const viewOf = (role: GroupRole): 'checklist' | 'patient' | 'student' | null =>
  role === 'examiner' ? 'checklist' : role === 'patient' ? 'patient' : role === 'none' ? null : 'student';
