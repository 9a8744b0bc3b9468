import type { GroupRole, Roles } from '../group-practice/roles';
import type { Phase } from './phases';
import { balancesOf, nextRoles, peopleOf } from './rotation';

export interface After {
  roles: Roles;
  /** The candidate is gone in the middle of the station: it cannot be given to somebody who has seen it, and waits. */
  held: boolean;
  /** Somebody else is candidate: they read from the beginning. */
  restarted: boolean;
}

/**
 * What becomes of the round that runs when people have come or gone. Who comes late observes. A candidate who goes while
 * there is reading is replaced, and the round planned anew; one who goes in the middle of the station holds it up until
 * they are back or the host goes on. An examiner who goes is replaced at any time: by the observer who has examined least,
 * else by the patient, who plays on and examines as well. The candidate never examines a station that they take: while there
 * is reading, a candidate who is left alone takes the round alone; later the round has no examiner until somebody comes. A
 * patient who goes is missing.
 *
 * @param present who is in the group, in the order in which they joined
 * @param past the rounds before this one
 */
export function rolesAfter(roles: Roles, present: readonly number[], phase: Phase, past: readonly Roles[]): After {
  const here = (person: number | null): person is number => person !== null && present.includes(person);
  if (present.length === 0 || phase === 'feedback')
    return { roles: withExaminer(roles, present, past), held: false, restarted: false };
  if (!here(roles.student) && phase === 'reading')
    return { roles: nextRoles(present, past), held: false, restarted: true };
  const known = new Set(peopleOf(roles));
  const next = {
    ...roles,
    patient: here(roles.patient) ? roles.patient : null,
    observer: [...roles.observer, ...present.filter((person) => !known.has(person))],
  };
  const examined = withExaminer(next, present, past);
  const alone = phase === 'reading' && !here(examined.examiner);
  return {
    roles: alone ? { ...examined, examiner: examined.student } : examined,
    held: !here(roles.student),
    restarted: false,
  };
}

function withExaminer(roles: Roles, present: readonly number[], past: readonly Roles[]): Roles {
  if (roles.examiner === null || present.includes(roles.examiner)) return roles;
  const balances = balancesOf(past);
  const examined = (person: number) => balances.get(person)?.examiner ?? 0;
  const observers = roles.observer
    .filter((person) => present.includes(person))
    .sort((one, other) => examined(one) - examined(other));
  const [examiner = null] = [...observers, roles.patient].filter(
    (person) => person !== null && present.includes(person),
  );
  if (examiner === null) return roles;
  return { ...roles, examiner, observer: roles.observer.filter((person) => person !== examiner) };
}

/** The patient who examines as well (`group-practice/take-over.ts`); null if nobody does. */
export const standInOf = (roles: Roles): number | null =>
  roles.patient !== null && roles.patient === roles.examiner ? roles.patient : null;

/** The role in the group's own terms. Alone one reads as candidate, and from the station on marks as examiner. A stand-in is patient. */
export function roleOf(roles: Roles, person: number, phase: Phase): GroupRole {
  if (roles.student === person && (roles.examiner !== person || phase === 'reading')) return 'student';
  if (roles.examiner === person && roles.patient !== person) return 'examiner';
  if (roles.patient === person) return 'patient';
  return roles.observer.includes(person) ? 'observer' : 'none';
}
