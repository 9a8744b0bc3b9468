import type { LobbySnapshot, StatusSnapshot } from '~/domain/group-practice/contract';
import { type GroupRole, rolesOf } from '~/domain/group-practice/roles';
import type { Member } from '../group-now';

export const PIN = '482913507';
export const INVITATION = 'k3y-of-the-link_';

export const memberOf = (id: number, role: GroupRole = 'none', more: Partial<Member> = {}): Member => ({
  id,
  name: ['', 'Amina K.', 'Ben', 'Carla M.', 'Deniz', 'Edu R.', 'Fatou'][id] ?? `Person ${id}`,
  avatar: '',
  role,
  presence: 'here',
  guest: false,
  ...more,
});

export function lobbyOf(more: Partial<LobbySnapshot>): LobbySnapshot {
  const members = more.members ?? [memberOf(1)];
  return {
    version: 1,
    pin: PIN,
    state: 'lobby',
    round: 1,
    host_id: 1,
    station: { slug: 'acute-chest-pain', style: 1, name: 'Acute chest pain', label: 1 },
    chat_link: 'https://chat.example/wardmates',
    audio: false,
    ...rolesOf(members),
    ...more,
    members,
  };
}

export const statusOf = (more: Partial<StatusSnapshot>): StatusSnapshot => ({
  version: 1,
  state: 'lobby',
  round: 1,
  host_id: 1,
  ready: false,
  complete: false,
  style: 1,
  slug: 'acute-chest-pain',
  quizlog_id: 0,
  student: null,
  examiner: null,
  patient: null,
  observer: [],
  clock: { total: 480_000, remaining: 480_000, started_at: null, minutes: 8, server_time: 1_800_000_000_000 },
  ...more,
});

/** Lobby and status of one moment. */
export function groupOf(
  more: Partial<LobbySnapshot>,
  clock: Partial<StatusSnapshot['clock']> = {},
): { lobby: LobbySnapshot; status: StatusSnapshot } {
  const lobby = lobbyOf(more);
  const { version, state, round, host_id, student, examiner, patient, observer } = lobby;
  const base = statusOf({
    version,
    state,
    round,
    host_id,
    student,
    examiner,
    patient,
    observer,
    style: lobby.station.style,
    slug: lobby.station.slug,
    ready: state === 'running',
    complete: state === 'complete',
  });
  return { lobby, status: { ...base, clock: { ...base.clock, ...clock } } };
}
