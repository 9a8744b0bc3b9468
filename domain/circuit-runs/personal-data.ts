import { erasingStep, type PersonalData, unlinkedFromAccount } from '../kit/personal-data';
import { PARTICIPANTS, STATIONS } from '~/domain/stations/views';
import { GROUP_MEMBERS } from '~/domain/group-practice/views';

const HELD = `(r.roles ->> 'student')::int = ANY ($1::int[]) OR (r.roles ->> 'examiner')::int = ANY ($1::int[]) OR (r.roles ->> 'patient')::int = ANY ($1::int[])
        OR EXISTS (SELECT FROM jsonb_array_elements_text(r.roles -> 'observer') AS one WHERE one::int = ANY ($1::int[]))`;
const without = (role: string) =>
  `CASE WHEN (roles ->> '${role}')::int = ANY ($1::int[]) THEN 'null' ELSE roles -> '${role}' END`;

/** The rounds of a run stay for the others; nobody is named in the place of the person. */
const unlinkRoles = erasingStep(
  'circuit-runs-roles',
  `UPDATE circuit_run_rounds SET roles = jsonb_build_object(
            'student', ${without('student')}, 'examiner', ${without('examiner')}, 'patient', ${without('patient')},
            'observer', (SELECT coalesce(jsonb_agg(one), '[]') FROM jsonb_array_elements(roles -> 'observer') AS one WHERE NOT one::int = ANY ($1::int[])))
    WHERE (run_id, position) IN (
      SELECT r.run_id, r.position FROM ${GROUP_MEMBERS} m JOIN circuit_runs run ON run.group_session_id = m.session_id JOIN circuit_run_rounds r ON r.run_id = run.id
       WHERE m.account_id = ANY ($1::int[]) AND (${HELD}) LIMIT $2)
   RETURNING run_id AS gone`,
);

export const circuitRunsPersonalData: PersonalData = {
  tables: [
    unlinkedFromAccount(
      'circuit_run_rounds',
      'r.run_id, run.label AS circuit, r.position, s.name AS station, p.role, r.outcome, r.attempt_id, run.started_at',
      {
        accounts: [],
        from: `circuit_run_rounds r JOIN circuit_runs run ON run.id = r.run_id JOIN ${STATIONS} s ON s.id = r.station_id
                 JOIN ${PARTICIPANTS} p ON p.attempt_id = r.attempt_id`,
        where: 'p.account_id = $1',
        key: 'r.run_id, r.position',
      },
    ),
  ],
  erase: [unlinkRoles],
};
