import { conflict } from '../kit/errors';
import type { Seat } from './seat.query';

export const isHost = (seat: Seat) => seat.session.host_id === seat.member.account_id;
/** The host hands out roles; everyone chooses their own. */
export const maySetRoleOf = (seat: Seat, memberId: number) => isHost(seat) || seat.member.account_id === memberId;
/** The examiner of the group, by role or as a stand-in, marks and submits. */
export const mayExamine = (seat: Seat) => seat.member.examines;
/** The examiner keeps the time; the host may, too. */
export const mayKeepTime = (seat: Seat) => isHost(seat) || mayExamine(seat);
/** In a run of a circuit nobody does by hand what the run does. @throws Problem `circuit-run-decides` */
export function refuseInRun(seat: Seat): void {
  if (seat.session.circuit_run)
    throw conflict(
      'circuit-run-decides',
      'This group is running a circuit, which assigns the roles, chooses the stations and controls the clock.',
    );
}
/** Each view is for its role; observers see what the candidate sees. */
export const mayOpenView = (seat: Seat, view: 'checklist' | 'patient' | 'student') =>
  view === 'checklist'
    ? mayExamine(seat)
    : { patient: ['patient'], student: ['student', 'observer'] }[view].includes(seat.member.role);
