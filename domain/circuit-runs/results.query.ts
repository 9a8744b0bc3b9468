import type { PageData } from '../kit/contract';
import type { Roles } from '../group-practice/roles';
import { nameAsBegun } from '../stations/as-begun.query';
import { percentage } from '../stations/marking';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Outcome, runResults } from './contract';
import { noSuchRun } from './find-run.query';
import { peopleOf } from './rotation';
import { PARTICIPANTS, RESULTS, STATIONS } from '~/domain/stations/views';
import { PEOPLE } from '~/domain/accounts/views';
import { GROUP_MEMBERS, GROUP_SESSIONS } from '~/domain/group-practice/views';

type Results = PageData<typeof runResults>;

interface Row {
  label: string;
  style: number;
  done: boolean;
  begun_at: Date | null;
  rounds: {
    round: number;
    station: string;
    outcome: Outcome | null;
    roles: Roles;
    /** Null if the reader was not there when it was submitted. */
    result: { quizlog_id: number; ticked: number; total: number; seconds_used: number } | null;
  }[];
  names: { id: number; name: string }[];
}

// Who was sent out or left has taken part all the same; a PIN that has expired still names the run.
const resultsOf = statement<Row, [string, number, Date]>(
  'circuit-runs.results',
  `SELECT r.label, r.style, r.state = 'done' OR s.state = 'ended' OR s.expires_at <= $3 AS done, r.started_at AS begun_at,
          (SELECT coalesce(json_agg(json_build_object('round', c.position, 'station', ${nameAsBegun('st', 'c.station_revision')}, 'outcome', c.outcome, 'roles', c.roles,
                    'result', CASE WHEN p.account_id IS NULL THEN NULL ELSE json_build_object('quizlog_id', a.id, 'ticked', a.ticked_count, 'total', a.total_count, 'seconds_used', a.seconds_used) END)
                    ORDER BY c.position), '[]')
             FROM circuit_run_rounds c JOIN ${STATIONS} st ON st.id = c.station_id
             LEFT JOIN ${RESULTS} a ON a.id = c.attempt_id
             LEFT JOIN ${PARTICIPANTS} p ON p.attempt_id = a.id AND p.account_id = $2
            WHERE c.run_id = r.id AND (c.begun OR c.outcome IS NOT NULL)) AS rounds,
          (SELECT json_agg(json_build_object('id', n.id, 'name', n.display_name)) FROM ${GROUP_MEMBERS} m JOIN ${PEOPLE} n ON n.id = m.account_id WHERE m.session_id = s.id) AS names
     FROM circuit_runs r JOIN ${GROUP_SESSIONS} s ON s.id = r.group_session_id
    WHERE s.pin = $1 AND EXISTS (SELECT FROM ${GROUP_MEMBERS} m WHERE m.session_id = s.id AND m.account_id = $2)`,
);

const mean = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;

/**
 * What came of a run, for somebody who took part, also after they left.
 * @throws Problem not-found `circuit-run-not-found`, also for others
 */
export async function findResults(read: Reader, personId: number, pin: string): Promise<Results> {
  const row = await read.sql.one(resultsOf, [pin, personId, read.clock.now()]);
  if (!row) throw noSuchRun();
  const names = new Map(row.names.map(({ id, name }) => [id, name]));
  const named = (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  const rounds = row.rounds.map(({ round, station, outcome, roles, result }) => ({
    round,
    station,
    outcome,
    candidate: named(roles.student),
    examiner: named(roles.examiner),
    quizlog_id: result?.quizlog_id ?? null,
    score: result ? percentage(result.ticked, result.total) : null,
    seconds_used: result?.seconds_used ?? null,
  }));
  const taken = row.rounds.filter(({ outcome }) => outcome !== 'gone');
  const count = (of: (roles: Roles) => boolean) => taken.filter(({ roles }) => of(roles)).length;
  const people = [...new Set(taken.flatMap(({ roles }) => peopleOf(roles)))].map((id) => ({
    id,
    name: names.get(id) ?? '',
    me: id === personId,
    student: count((roles) => roles.student === id),
    examiner: count((roles) => roles.examiner === id),
    patient: count((roles) => roles.patient === id),
    observer: count((roles) => roles.observer.includes(id)),
    average: mean(rounds.flatMap((round) => (round.candidate?.id === id && round.score !== null ? [round.score] : []))),
  }));
  return {
    pin,
    label: row.label,
    style: row.style,
    done: row.done,
    begun_at: row.begun_at?.toISOString() ?? null,
    rounds,
    people: people.sort(
      (one, other) => Number(other.me) - Number(one.me) || one.name.localeCompare(other.name) || one.id - other.id,
    ),
  };
}
