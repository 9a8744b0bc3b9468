import { toldApart } from '../group-practice/told-apart';
import { nameAsBegun } from '../stations/as-begun.query';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { lengthOf, positionAt } from './clock';
import type { RunSnapshot } from './contract';
import { destinationOf } from './destination';
import { findRun } from './find-run.query';
import { MINUTE } from '../stations/countdown';
import { PEOPLE } from '~/domain/accounts/views';
import { PARTICIPANTS, STATIONS } from '~/domain/stations/views';
import { GROUP_MEMBERS, GROUP_SESSIONS } from '~/domain/group-practice/views';

interface Around {
  version: number;
  label: string;
  station: NonNullable<RunSnapshot['station']>;
  members: Omit<RunSnapshot['members'][number], 'destination'>[];
  over: RunSnapshot['results'];
}

const around = statement<Around, [number, Date]>(
  'circuit-runs.snapshot',
  `SELECT s.version, r.label,
          json_build_object('id', st.id, 'slug', st.slug, 'name', ${nameAsBegun('st', 's.station_revision')}, 'style', st.style, 'virtual_patient', st.virtual_patient_enabled_at IS NOT NULL) AS station,
          (SELECT coalesce(json_agg(json_build_object('id', a.id, 'name', a.display_name, 'avatar', a.avatar, 'guest', a.guest, 'role', CASE WHEN m.role = 'patient' AND m.examines THEN 'examiner' ELSE m.role END,
                    'presence', CASE WHEN m.away_since IS NULL THEN 'here' ELSE 'away' END) ORDER BY m.joined_at, a.id), '[]')
             FROM ${GROUP_MEMBERS} m JOIN ${PEOPLE} a ON a.id = m.account_id WHERE m.session_id = s.id AND m.left_at IS NULL) AS members,
          (SELECT coalesce(json_agg(json_build_object('round', c.position, 'station', ${nameAsBegun('cs', 'c.station_revision')}, 'outcome', c.outcome, 'quizlog_id', c.attempt_id,
                    'candidate', coalesce((SELECT display_name FROM ${PEOPLE} person WHERE id = (c.roles ->> 'student')::int), ''),
                    'readers', ARRAY(SELECT p.account_id FROM ${PARTICIPANTS} p WHERE p.attempt_id = c.attempt_id)) ORDER BY c.position), '[]')
             FROM circuit_run_rounds c JOIN ${STATIONS} cs ON cs.id = c.station_id WHERE c.run_id = r.id AND c.outcome IS NOT NULL) AS over
     FROM circuit_runs r JOIN ${GROUP_SESSIONS} s ON s.id = r.group_session_id JOIN ${STATIONS} st ON st.id = s.station_id
    WHERE r.id = $1 AND s.expires_at > $2`,
);

/**
 * Where a run is, for everybody in it.
 * @param memberId if it is given, the run is there for its members only
 * @returns null when there is none under the PIN, it has expired, or is none of `memberId`'s
 */
export async function runSnapshotOf(read: Reader, pin: string, memberId?: number): Promise<RunSnapshot | null> {
  const run = await findRun(read, pin);
  const row = run && (await read.sql.one(around, [run.id, read.clock.now()]));
  if (!run || !row || (memberId !== undefined && !row.members.some((member) => member.id === memberId))) return null;
  const now = read.clock.now().getTime();
  const { state, round, phase, clock } = run;
  const begun = run.rounds[round - 1];
  const under_way = phase !== null && begun !== undefined && clock !== null;
  const at = under_way ? positionAt(clock, now) : null;
  // The server may come to the boundary a moment later than the clock: the phase that was announced is over then.
  const current = at && at.round === round - 1 && at.phase === phase ? at : null;
  const paused = state === 'paused';
  const quizlog_id = under_way ? (begun.attempt_id ?? 0) : 0;
  const readers = row.over.find((one) => one.quizlog_id === quizlog_id)?.readers ?? [];
  const station = under_way ? row.station : null;
  return {
    version: row.version,
    pin,
    state,
    label: row.label,
    style: run.style,
    host_id: run.session.host_id,
    round,
    rounds: run.rounds.length,
    phase,
    phase_total: under_way ? clock.rounds[round - 1]![phase] : 0,
    phase_ends_at: under_way && !paused ? Math.round(current?.endsAt ?? now) : null,
    remaining: paused ? Math.round(current?.remaining ?? 0) : null,
    held: run.held,
    server_time: now,
    station,
    alone: under_way && begun.roles.student !== null && begun.roles.student === begun.roles.examiner,
    quizlog_id,
    members: toldApart(row.members).map((member) => ({
      ...member,
      destination: destinationOf({
        pin,
        state,
        phase,
        station,
        quizlog_id,
        may_read: readers.includes(member.id),
        role: member.role,
      }),
    })),
    plan:
      state === 'done'
        ? []
        : run.rounds
            .filter((one) => one.position > round)
            .map(({ position, roles, lengths }) => ({
              round: position,
              ...roles,
              minutes: Math.round(lengthOf(lengths) / MINUTE),
            })),
    // What is being fed back on is not over yet.
    results: row.over.filter((one) => state === 'done' || one.round < round),
  };
}
