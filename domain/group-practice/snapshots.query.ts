import { nameAsBegun } from '../stations/as-begun.query';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { GroupState, LobbySnapshot, StatusSnapshot } from './contract';
import { freeAt } from './examiner-free';
import { type GroupRole, rolesOf } from './roles';
import { toldApart } from './told-apart';
import { PEOPLE } from '../accounts/views';
import { STATIONS } from '../stations/views';
import { CONSULTATIONS } from '~/domain/consultations/views';

type LobbyRow = Pick<
  LobbySnapshot,
  | 'version'
  | 'pin'
  | 'state'
  | 'round'
  | 'host_id'
  | 'station'
  | 'chat_link'
  | 'audio'
  | 'paired'
  | 'circuit_run'
  | 'starts_at'
> & { members: (LobbySnapshot['members'][number] & { examines: boolean })[] };

const STARTS_AT = `CASE WHEN s.state = 'running' THEN round(extract(epoch FROM s.starts_at) * 1000)::float8 END AS starts_at`;

/** Hides the first station of a circuit run until the run has begun: a name gives the diagnosis away. */
const unlessToCome = (unnamed: string, named: string) =>
  `CASE WHEN s.circuit_run AND s.state = 'lobby' THEN ${unnamed} ELSE ${named} END`;

const lobbyOf = statement<LobbyRow, [string, Date]>(
  'group.lobby',
  `SELECT s.version, s.pin, s.state, s.round, s.host_id, s.chat_link, s.audio, s.paired, s.circuit_run, ${STARTS_AT},
          ${unlessToCome("json_build_object('slug', '', 'style', st.style, 'name', (SELECT label FROM circuit_runs WHERE group_session_id = s.id), 'label', 0)", `json_build_object('slug', st.slug, 'style', st.style, 'name', ${nameAsBegun('st', 's.station_revision')}, 'label', st.label)`)} AS station,
          (SELECT coalesce(json_agg(json_build_object(
                    'id', a.id, 'name', a.display_name, 'avatar', a.avatar, 'role', m.role, 'examines', m.examines, 'guest', a.guest,
                    'presence', CASE WHEN m.away_since IS NULL THEN 'here' ELSE 'away' END) ORDER BY m.joined_at, a.id), '[]')
             FROM group_members m JOIN ${PEOPLE} a ON a.id = m.account_id
            WHERE m.session_id = s.id AND m.left_at IS NULL) AS members
     FROM group_sessions s JOIN ${STATIONS} st ON st.id = s.station_id
    WHERE s.pin = $1 AND s.expires_at > $2`,
);

/** @param memberId if it is given, the group is there for its members only */
const isFor = (members: readonly { id: number }[], memberId: number | undefined): boolean =>
  memberId === undefined || members.some((member) => member.id === memberId);

/** Who is in the lobby and with which role; null when there is no such group, or none of `memberId`'s. */
export async function lobbySnapshotOf(read: Reader, pin: string, memberId?: number): Promise<LobbySnapshot | null> {
  const row = await read.sql.one(lobbyOf, [pin, read.clock.now()]);
  if (!row || !isFor(row.members, memberId)) return null;
  return {
    ...row,
    members: toldApart(row.members.map(({ examines: _, ...member }) => member)),
    ...rolesOf(row.members),
  };
}

interface StatusRow {
  version: number;
  state: GroupState;
  round: number;
  host_id: number;
  circuit_run: boolean;
  style: number;
  slug: string;
  attempt_id: number | null;
  clock_total: number;
  clock_remaining: number;
  clock_started_at: Date | null;
  clock_minutes: number;
  starts_at: number | null;
  suggested: number;
  virtual_patient: boolean;
  patient_talk: number | null;
  handovers: NonNullable<StatusSnapshot['handovers']>;
  members: { id: number; role: GroupRole; examines: boolean; away_since: number | null }[];
}

const statusOf = statement<StatusRow, [string, Date]>(
  'group.status',
  `SELECT s.version, s.state, s.round, s.host_id, s.circuit_run, st.style, ${unlessToCome("''", 'st.slug')} AS slug, s.attempt_id, s.clock_total, s.clock_remaining, s.clock_started_at, s.clock_minutes, ${STARTS_AT},
          st.virtual_patient_enabled_at IS NOT NULL AND NOT s.circuit_run AS virtual_patient,
          (SELECT c.id FROM ${CONSULTATIONS} c WHERE c.group_session_id = s.id AND c.group_round = s.round AND c.account_id = ANY (s.candidates)
            ORDER BY c.state <> 'closed' DESC, c.id DESC LIMIT 1) AS patient_talk,
          (SELECT coalesce(json_agg(json_build_object('id', m.account_id, 'role', m.role, 'examines', m.examines, 'away_since', round(extract(epoch FROM m.away_since) * 1000)::float8) ORDER BY m.joined_at, m.account_id), '[]')
             FROM group_members m WHERE m.session_id = s.id AND m.left_at IS NULL) AS members,
          (SELECT coalesce(sum(h.arrivals), 0)::int FROM round_handovers h WHERE h.session_id = s.id AND h.round = s.round) AS suggested,
          (SELECT coalesce(json_agg(json_build_object('from', h.from_id, 'from_name', coalesce(f.display_name, ''), 'to', h.to_id, 'to_name', coalesce(t.display_name, '')) ORDER BY h.turn), '[]')
             FROM round_handovers h LEFT JOIN ${PEOPLE} f ON f.id = h.from_id LEFT JOIN ${PEOPLE} t ON t.id = h.to_id
            WHERE h.session_id = s.id AND h.round = s.round) AS handovers
     FROM group_sessions s JOIN ${STATIONS} st ON st.id = s.station_id
    WHERE s.pin = $1 AND s.expires_at > $2`,
);

/** Readiness, completion and the clock (spec 3 §7); null when there is no such group, or none of `memberId`'s. */
export async function statusSnapshotOf(read: Reader, pin: string, memberId?: number): Promise<StatusSnapshot | null> {
  const now = read.clock.now();
  const row = await read.sql.one(statusOf, [pin, now]);
  if (!row || !isFor(row.members, memberId)) return null;
  const { members, attempt_id, clock_total, clock_remaining, clock_started_at, clock_minutes, ...rest } = row;
  const roles = rolesOf(members);
  const freeOf = (id: number | null) => freeAt(members.find((member) => member.id === id));
  return {
    ...rest,
    ...roles,
    examiner_free_at: freeOf(roles.examiner),
    free_at: { student: freeOf(roles.student), patient: freeOf(roles.patient) },
    turn: row.handovers.length,
    ready: row.state === 'running',
    complete: row.state === 'complete',
    quizlog_id: attempt_id ?? 0,
    clock: {
      total: clock_total,
      remaining: clock_remaining,
      started_at: clock_started_at?.getTime() ?? null,
      reading: clock_started_at !== null && clock_started_at > now,
      minutes: clock_minutes,
      server_time: now.getTime(),
    },
  };
}
