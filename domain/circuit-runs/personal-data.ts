import { type ErasingStep, exportedRows, type PersonalData } from '../kit/personal-data';
import { statement } from '../kit/statement';

const HELD = `(r.roles ->> 'student')::int = ANY ($1::int[]) OR (r.roles ->> 'examiner')::int = ANY ($1::int[]) OR (r.roles ->> 'patient')::int = ANY ($1::int[])
        OR EXISTS (SELECT FROM jsonb_array_elements_text(r.roles -> 'observer') AS one WHERE one::int = ANY ($1::int[]))`;
const without = (role: string) =>
  `CASE WHEN (roles ->> '${role}')::int = ANY ($1::int[]) THEN 'null' ELSE roles -> '${role}' END`;

/** The rounds of a run stay for the others; nobody is named in the place of the person. */
const unlinkRoles: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'circuit-runs.erase-roles',
  `UPDATE circuit_run_rounds SET roles = jsonb_build_object(
            'student', ${without('student')}, 'examiner', ${without('examiner')}, 'patient', ${without('patient')},
            'observer', (SELECT coalesce(jsonb_agg(one), '[]') FROM jsonb_array_elements(roles -> 'observer') AS one WHERE NOT one::int = ANY ($1::int[])))
    WHERE (run_id, position) IN (
      SELECT r.run_id, r.position FROM group_members m JOIN circuit_runs run ON run.group_session_id = m.session_id JOIN circuit_run_rounds r ON r.run_id = run.id
       WHERE m.account_id = ANY ($1::int[]) AND (${HELD}) LIMIT $2)
   RETURNING run_id AS gone`,
);

export const circuitRunsPersonalData: PersonalData = {
  tables: [
    {
      table: 'circuit_run_rounds',
      accounts: [],
      exported: exportedRows('circuit_run_rounds', {
        from: `circuit_run_rounds r JOIN circuit_runs run ON run.id = r.run_id JOIN stations s ON s.id = r.station_id
                 JOIN attempt_participants p ON p.attempt_id = r.attempt_id`,
        where: 'p.account_id = $1',
        key: [
          ['r.run_id', 'int'],
          ['r.position', 'int'],
        ],
        columns: [
          ['run_id', 'r.run_id'],
          ['circuit', 'run.label'],
          ['position', 'r.position'],
          ['station', 's.name'],
          ['role', 'p.role'],
          ['outcome', 'r.outcome'],
          ['attempt_id', 'r.attempt_id'],
          ['started_at', 'run.started_at'],
        ],
      }),
      erased: 'unlinked',
    },
  ],
  erase: [unlinkRoles],
};
