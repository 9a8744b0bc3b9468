/** What a run does to the group session that it stands on: it is the hand that gives the roles and keeps the time. */
import { assignRoles } from '../group-practice/choose-role';
import { handOver } from '../group-practice/handover';
import { enterStationOf, setClockOf } from '../group-practice/lead-session';
import { MINUTE } from '../stations/countdown';
import type { Transaction } from '../kit/transaction';
import { positionAt } from './clock';
import type { Run } from './find-run.query';
import { roleOf, standInOf } from './stand-ins';

/** The group is at the station of the run's round, with the state of the station that the run was opened with. */
export async function enterStation(tx: Transaction, run: Run): Promise<void> {
  const round = run.rounds[run.round - 1]!;
  const { station_id, station_revision, position } = round;
  await enterStationOf(tx, run.session.id, { station_id, station_revision, round: position });
  Object.assign(run.session, { state: 'running', round: round.position, attempt_id: null });
}

/** Everybody in the group has the role that the round gives them in its phase. */
export async function giveRoles(tx: Transaction, run: Run): Promise<void> {
  const round = run.rounds[run.round - 1];
  const { phase } = run;
  if (!round || !phase) return;
  const present = run.people.filter((person) => !person.left);
  const roles = new Map(present.map((person) => [person.id, roleOf(round.roles, person.id, phase)]));
  const standIn = standInOf(round.roles);
  if (present.every((person) => person.role === roles.get(person.id) && person.examines === (person.id === standIn)))
    return;
  await assignRoles(tx, run.session.id, roles, standIn);
  for (const person of present) Object.assign(person, { role: roles.get(person.id), examines: person.id === standIn });
}

/**
 * The group's own clock, which the role views show and marks are timed by, is the run's: full while there is reading, to
 * start when that ends, then that of the station, empty in the feedback. Once the marks are submitted it stays as it was then.
 */
export async function setGroupClock(tx: Transaction, run: Run): Promise<void> {
  const { clock, phase, session } = run;
  if (!clock || !phase || session.state !== 'running') return;
  const now = tx.clock.now().getTime();
  const total = Math.round(clock.rounds[run.round - 1]!.station);
  const at = phase === 'feedback' ? null : positionAt(clock, now);
  const runs = at !== null && clock.pausedAt === null;
  const remaining = phase === 'reading' || runs ? total : Math.round(at?.remaining ?? 0);
  const startsAt = at && (phase === 'reading' ? at.endsAt : at.endsAt - total);
  const startedAt = runs ? new Date(startsAt!) : null;
  await setClockOf(tx, session.id, { total, remaining, startedAt, minutes: Math.round(total / MINUTE) });
}

/** Somebody else examines the round from here on: they go on with the marks so far, and late ones of `from` become suggestions. */
export const handOverMarks = (tx: Transaction, run: Run, from: number | null, to: number): Promise<void> =>
  handOver(tx, { id: run.session.id, round: run.round }, from, to);
