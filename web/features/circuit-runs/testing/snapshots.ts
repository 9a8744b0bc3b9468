import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import type { GroupRole } from '~/domain/group-practice/roles';

export const PIN = '482913507';
export const RUN = `/circuit-runs/${PIN}/`;

export const memberOf = (
  id: number,
  role: GroupRole = 'none',
  more: Partial<RunSnapshot['members'][number]> = {},
): RunSnapshot['members'][number] => ({
  id,
  name: ['', 'Amina K.', 'Ben', 'Carla M.', 'Deniz'][id] ?? `Person ${id}`,
  avatar: '',
  guest: false,
  presence: 'here',
  role,
  destination: RUN,
  ...more,
});

/** Roles of a round by whose they are. */
export const roundOf = (
  round: number,
  student: number,
  examiner: number,
  patient: number | null = null,
  observer: number[] = [],
): RunSnapshot['plan'][number] => ({ round, minutes: 13, student, examiner, patient, observer });

/** A run in its lobby, with one member and two stations. */
export const runOf = (more: Partial<RunSnapshot> = {}): RunSnapshot => ({
  version: 1,
  pin: PIN,
  state: 'lobby',
  label: 'Finals',
  style: 1,
  host_id: 1,
  round: 0,
  rounds: 2,
  phase: null,
  phase_total: 0,
  phase_ends_at: null,
  remaining: null,
  held: null,
  server_time: Date.now(),
  station: null,
  alone: false,
  quizlog_id: 0,
  members: [memberOf(1), memberOf(2)],
  plan: [roundOf(1, 1, 2), roundOf(2, 2, 1)],
  results: [],
  ...more,
});

/** The same run in the middle of its first station, with eight minutes to go. */
export const runningOf = (more: Partial<RunSnapshot> = {}): RunSnapshot =>
  runOf({
    state: 'running',
    round: 1,
    phase: 'station',
    phase_total: 480_000,
    phase_ends_at: Date.now() + 470_000,
    station: { id: 4, slug: 'acute-chest-pain', name: 'Acute chest pain', style: 1, virtual_patient: false },
    members: [memberOf(1, 'student'), memberOf(2, 'examiner')],
    plan: [roundOf(2, 2, 1)],
    ...more,
  });
