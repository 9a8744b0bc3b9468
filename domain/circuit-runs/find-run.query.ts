import { notFound } from '../kit/errors';
import type { GroupState } from '../group-practice/contract';
import type { GroupRole, Roles } from '../group-practice/roles';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import type { RunClock } from './clock';
import type { Outcome, RunState } from './contract';
import type { Phase, PhaseLengths } from './phases';
import { PEOPLE } from '~/domain/accounts/views';
import { GROUP_MEMBERS, GROUP_SESSIONS } from '~/domain/group-practice/views';

export interface RunRound {
  position: number;
  station_id: number;
  station_revision: number;
  lengths: PhaseLengths;
  roles: Roles;
  begun: boolean;
  outcome: Outcome | null;
  attempt_id: number | null;
}

/** Somebody who is in the group, or was. */
export interface RunMember {
  id: number;
  name: string;
  role: GroupRole;
  /** A patient who examines as well. */
  examines: boolean;
  left: boolean;
  away_since: number | null;
}

/** A run with everything that its rules need. */
export interface Run {
  id: number;
  style: number;
  state: RunState;
  /** From 1; 0 in the lobby. */
  round: number;
  phase: Phase | null;
  held: 'candidate' | null;
  /** Null in the lobby. */
  clock: RunClock | null;
  wake_at: number | null;
  ended_at: number | null;
  session: { id: number; pin: string; state: GroupState; round: number; host_id: number; attempt_id: number | null };
  rounds: RunRound[];
  /** In the order in which they joined. */
  people: RunMember[];
}

interface Row extends Omit<Run, 'clock' | 'rounds'> {
  started_at: number | null;
  paused_ms: number;
  paused_at: number | null;
  rounds: (Omit<RunRound, 'lengths'> & { reading_ms: number; station_ms: number; feedback_ms: number })[];
}

const epoch = (column: string) => `round(extract(epoch FROM ${column}) * 1000)::float8`;

const runOf = statement<Row, [string]>(
  'circuit-runs.find',
  `SELECT r.id, r.style, r.state, r.round, r.phase, r.held, r.paused_ms::float8, ${epoch('r.started_at')} AS started_at, ${epoch('r.paused_at')} AS paused_at,
          ${epoch('r.wake_at')} AS wake_at, ${epoch('r.ended_at')} AS ended_at,
          json_build_object('id', s.id, 'pin', s.pin, 'state', s.state, 'round', s.round, 'host_id', s.host_id, 'attempt_id', s.attempt_id) AS session,
          (SELECT json_agg(json_build_object('position', c.position, 'station_id', c.station_id, 'station_revision', c.station_revision, 'reading_ms', c.reading_ms,
                    'station_ms', c.station_ms, 'feedback_ms', c.feedback_ms, 'roles', c.roles, 'begun', c.begun, 'outcome', c.outcome, 'attempt_id', c.attempt_id) ORDER BY c.position)
             FROM circuit_run_rounds c WHERE c.run_id = r.id) AS rounds,
          (SELECT json_agg(json_build_object('id', m.account_id, 'name', a.display_name, 'role', m.role, 'examines', m.examines, 'left', m.left_at IS NOT NULL, 'away_since', ${epoch('m.away_since')})
                    ORDER BY m.joined_at, m.account_id)
             FROM ${GROUP_MEMBERS} m JOIN ${PEOPLE} a ON a.id = m.account_id WHERE m.session_id = s.id) AS people
     FROM circuit_runs r JOIN ${GROUP_SESSIONS} s ON s.id = r.group_session_id WHERE s.pin = $1`,
);

/** The same words for a group that runs no circuit and one that the person is not in. */
export const noSuchRun = () =>
  notFound('circuit-run-not-found', 'You are not in a circuit with this PIN. Join it first.');

/** The run of a group; null if the group has none. To change it, its group must be locked. */
export async function findRun(read: Reader, pin: string): Promise<Run | null> {
  const row = await read.sql.one(runOf, [pin]);
  if (!row) return null;
  const { started_at, paused_ms, paused_at, ...rest } = row;
  const rounds = row.rounds.map(({ reading_ms, station_ms, feedback_ms, ...round }) => ({
    ...round,
    // In a fixed order: a change of a run is detected by comparing its JSON.
    roles: {
      student: round.roles.student,
      examiner: round.roles.examiner,
      patient: round.roles.patient,
      observer: round.roles.observer,
    },
    lengths: { reading: reading_ms, station: station_ms, feedback: feedback_ms },
  }));
  const clock =
    started_at === null
      ? null
      : {
          startedAt: started_at,
          pausedMs: paused_ms,
          pausedAt: paused_at,
          rounds: rounds.map((round) => round.lengths),
        };
  return { ...rest, rounds, clock };
}

type SaveValues = [
  number,
  string,
  number,
  Phase | null,
  string | null,
  Date | null,
  number,
  Date | null,
  Date | null,
  Date | null,
  string,
];

const save = statement<never, SaveValues>(
  'circuit-runs.save',
  `WITH rounds AS (
     UPDATE circuit_run_rounds c
        SET reading_ms = x.reading_ms, station_ms = x.station_ms, feedback_ms = x.feedback_ms, roles = x.roles, begun = x.begun, outcome = x.outcome, attempt_id = x.attempt_id
       FROM jsonb_to_recordset($11::jsonb) AS x (position int, reading_ms int, station_ms int, feedback_ms int, roles jsonb, begun boolean, outcome text, attempt_id int)
      WHERE c.run_id = $1 AND c.position = x.position)
   UPDATE circuit_runs SET state = $2, round = $3, phase = $4, held = $5, started_at = $6, paused_ms = $7, paused_at = $8, wake_at = $9, ended_at = $10 WHERE id = $1`,
);

const moment = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** Keeps what the rules made of a run. */
export async function saveRun(tx: Transaction, run: Run): Promise<void> {
  const rounds = run.rounds.map((round, index) => {
    const lengths = run.clock?.rounds[index] ?? round.lengths;
    return {
      ...round,
      reading_ms: Math.round(lengths.reading),
      station_ms: Math.round(lengths.station),
      feedback_ms: Math.round(lengths.feedback),
    };
  });
  const { clock } = run;
  await tx.sql.all(save, [
    run.id,
    run.state,
    run.round,
    run.phase,
    run.held,
    moment(clock?.startedAt ?? null),
    Math.round(clock?.pausedMs ?? 0),
    moment(clock?.pausedAt ?? null),
    moment(run.wake_at),
    moment(run.ended_at),
    JSON.stringify(rounds),
  ]);
}
