import { isFree } from './examiner-free';
import { isHost, mayExamine, mayKeepTime, mayOpenView, maySetRoleOf, refuseInRun } from './policy';
import type { GroupRole } from './roles';
import type { Seat } from './seat.query';

const HOST = 1;
const OTHER = 2;
const VIEWS = ['checklist', 'patient', 'student'] as const;

/** The place of somebody with a role. */
function seatOf(role: GroupRole, { host = false, examines = role === 'examiner', circuit_run = false } = {}): Seat {
  const session = {
    id: 1,
    pin: '123456',
    state: 'running' as const,
    round: 1,
    host_id: HOST,
    station_id: 1,
    station_revision: 1,
    attempt_id: null,
    circuit_run,
    candidates: [],
  };
  return { session, member: { account_id: host ? HOST : OTHER, role, name: 'Ana', examines }, members: [] };
}

it.each<[GroupRole, examines: boolean, views: (typeof VIEWS)[number][]]>([
  ['examiner', true, ['checklist']],
  ['patient', false, ['patient']],
  // A patient who stands in for the examiner.
  ['patient', true, ['checklist', 'patient']],
  ['student', false, ['student']],
  ['observer', false, ['student']],
])('%s, examining: %s, opens %j', (role, examines, views) => {
  const seat = seatOf(role, { examines });
  expect(VIEWS.filter((view) => mayOpenView(seat, view))).toEqual(views);
  expect(mayExamine(seat)).toBe(examines);
  expect(mayKeepTime(seat)).toBe(examines);
});

it('the host keeps the time and sets the role of everybody, the others their own', () => {
  const [host, other] = [seatOf('observer', { host: true }), seatOf('observer')];
  expect([isHost(host), mayKeepTime(host), maySetRoleOf(host, OTHER), maySetRoleOf(host, HOST)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([isHost(other), mayKeepTime(other), maySetRoleOf(other, OTHER), maySetRoleOf(other, HOST)]).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

it('a run of a circuit decides by itself', () => {
  expect(() => refuseInRun(seatOf('examiner'))).not.toThrow();
  expect(() => refuseInRun(seatOf('examiner', { circuit_run: true }))).toThrow(
    expect.objectContaining({ code: 'circuit-run-decides' }),
  );
});

it.each<[string, holder: { away_since: number | null } | undefined, now: number, byHost: boolean, free: boolean]>([
  ['nobody has it', undefined, 0, false, true],
  ['its holder is present', { away_since: null }, 1e12, true, false],
  ['away for less than 60 s', { away_since: 1_000 }, 60_999, false, false],
  ['away for 60 s', { away_since: 1_000 }, 61_000, false, true],
  ['away, and the host asks', { away_since: 1_000 }, 1_000, true, true],
])('a role is free: %s', (_, holder, now, byHost, free) => {
  expect(isFree(holder, now, byHost)).toBe(free);
});
