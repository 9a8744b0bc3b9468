import type { LobbySnapshot, StatusSnapshot } from '~/domain/group-practice/contract';
import { type GroupRole, rolesOf } from '~/domain/group-practice/roles';
import { NOW } from './still';

/** Who is signed in: `frame.tsx`. */
export const ME = 7;

type Member = LobbySnapshot['members'][number];

export const member = (id: number, name: string, role: GroupRole, more: Partial<Member> = {}): Member => ({
  id,
  name,
  avatar: '',
  role,
  presence: 'here',
  guest: false,
  ...more,
});

/** Somebody with a name as long as names are in life. */
export const LONG_NAME = 'Gilberto de la Fuente y Aguirre';

/** A group as its lobby and its running station say it. @param hostId who is its host */
export function groupOf(
  pin: string,
  members: Member[],
  hostId: number,
  more: Partial<StatusSnapshot> = {},
): { lobby: LobbySnapshot; status: StatusSnapshot } {
  const roles = rolesOf(members);
  const state = more.state ?? 'running';
  const shared = { version: 1, round: 1, host_id: hostId, state, ...roles };
  return {
    lobby: {
      ...shared,
      pin,
      station: { slug: 'chest-pain', style: 1, name: 'Chest pain', label: 1 },
      chat_link: 'https://chat.example/',
      audio: false,
      members,
    },
    status: {
      ...shared,
      ready: true,
      complete: false,
      style: 1,
      slug: 'chest-pain',
      quizlog_id: 0,
      examiner_free_at: null,
      free_at: { student: null, patient: null },
      clock: { total: 480_000, remaining: 480_000, started_at: NOW - 60_000, minutes: 8, server_time: NOW },
      ...more,
    },
  };
}
