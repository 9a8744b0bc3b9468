import { conflict, invalid } from '../kit/errors';
import { defaultMinutes, setUpAfterReading } from '../stations/countdown';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { assignRoles } from './choose-role';
import { START_COUNT } from './contract';
import { changed, lockAsHost } from './lock-seat';
import { refuseInRun } from './policy';
import type { GroupRole, Roles } from './roles';
import type { Seat } from './seat.query';
import { stationOfGroup } from './station-of-group.query';
import { STATIONS } from '~/domain/stations/views';

const run = statement<never, [number, number, number, number, Date | null, Date]>(
  'group.run',
  // Who changes the station from here on does not change what this group does.
  `UPDATE group_sessions SET state = 'running', attempt_id = NULL, candidates = ARRAY[$4::int], station_revision = (SELECT revision FROM ${STATIONS} station WHERE id = station_id), clock_total = $2, clock_remaining = $2, clock_started_at = $5, clock_minutes = $3, starts_at = $6 WHERE id = $1`,
);

/** One student and one examiner, each part another person, and all of them in the group (spec 3 §5). */
function checkRoles(seat: Seat, roles: Roles): Map<number, GroupRole> {
  const errors = (['student', 'examiner'] as const)
    .filter((role) => roles[role] === null)
    .map((role) => ({ path: role, message: 'Choose a person.' }));
  if (errors.length > 0) throw invalid('roles-missing', 'Choose one candidate and one examiner to start.', errors);
  const chosen: [number, GroupRole][] = [];
  for (const role of ['student', 'examiner', 'patient'] as const)
    if (roles[role] !== null) chosen.push([roles[role], role]);
  for (const observer of roles.observer) chosen.push([observer, 'observer']);
  const byMember = new Map(chosen);
  if (byMember.size < chosen.length) throw invalid('roles-twice', 'Nobody can have two roles.');
  const members = new Set(seat.members.map((member) => member.account_id));
  if (chosen.some(([memberId]) => !members.has(memberId)))
    throw invalid('member-gone', 'Someone with a role is no longer in the group.');
  return byMember;
}

/**
 * Starts the station on every screen: its reading time, and after that its clock (spec 3 §9). Starting again while it runs changes nothing.
 *
 * @throws Problem `not-host`, `roles-missing`, `roles-twice`, `member-gone`, `group-complete`, `station-gone`, `circuit-run-decides`
 */
export async function startGroup(tx: Transaction, person: { id: number }, pin: string, roles: Roles): Promise<void> {
  const seat = await lockAsHost(tx, person, pin);
  refuseInRun(seat);
  if (seat.session.state === 'running') return;
  if (seat.session.state === 'complete')
    throw conflict('group-complete', 'This station is finished. Choose the next one.');
  const byMember = checkRoles(seat, roles);
  const station = await stationOfGroup(tx, seat.session.station_id);
  await assignRoles(tx, seat.session.id, byMember);
  const minutes = defaultMinutes('examiner', station);
  const now = tx.clock.now().getTime();
  const { total, startedAt } = setUpAfterReading(minutes, defaultMinutes('student', station), now);
  await tx.sql.all(run, [
    seat.session.id,
    total,
    minutes,
    roles.student!,
    startedAt === null ? null : new Date(startedAt),
    new Date(now + START_COUNT),
  ]);
  await changed(tx, seat.session);
}
