import type { GroupState, LobbySnapshot, StatusSnapshot } from '~/domain/group-practice/contract';
import { type GroupRole, isSingle, type Roles, SINGLE_ROLES } from '~/domain/group-practice/roles';

export type Member = LobbySnapshot['members'][number];

/** Where the group is, from whichever of its two snapshots is the newer one: they arrive separately. */
export interface GroupNow {
  state: GroupState;
  round: number;
  hostId: number;
  style: number;
  slug: string;
  roles: Roles;
  /** The moment to which screens count down before they open the views, in epoch milliseconds of the server; 0 if there is none. */
  startsAt: number;
  /** 0 until the round is complete and its result is known here. */
  quizlogId: number;
}

/** The newest of several snapshots; of equal ones the first. */
export function newest<S extends { version: number }>(...snapshots: (S | undefined)[]): S | undefined {
  return snapshots.reduce((best, next) => (next && (!best || next.version > best.version) ? next : best), undefined);
}

export function groupNow(lobby: LobbySnapshot, status: StatusSnapshot): GroupNow {
  const newer = status.version >= lobby.version ? status : lobby;
  return {
    state: newer.state,
    round: newer.round,
    hostId: newer.host_id,
    style: newer === status ? status.style : lobby.station.style,
    slug: newer === status ? status.slug : lobby.station.slug,
    roles: { student: newer.student, examiner: newer.examiner, patient: newer.patient, observer: newer.observer },
    startsAt: (newer.state === 'running' && newer.starts_at) || 0,
    quizlogId: status.round === newer.round ? status.quizlog_id : 0,
  };
}

export const roleOf = (roles: Roles, memberId: number): GroupRole =>
  SINGLE_ROLES.find((role) => roles[role] === memberId) ?? (roles.observer.includes(memberId) ? 'observer' : 'none');

/** Who else has a role that only one can have. */
export const holderOf = (members: readonly Member[], role: GroupRole, except: number): Member | undefined =>
  isSingle(role) ? members.find((member) => member.role === role && member.id !== except) : undefined;
