import type { PageData } from '../kit/contract';
import { pageInfo } from '../kit/list';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { runsPage } from './contract';
import { GROUP_MEMBERS, GROUP_SESSIONS } from '~/domain/group-practice/views';
import { RESULTS } from '~/domain/stations/views';

export const RUNS_A_PAGE = 20;

type Listed = PageData<typeof runsPage>['items'][number];

const ofPerson = statement<
  Omit<Listed, 'begun_at'> & { begun_at: Date; count: number },
  [number, Date, number, number]
>(
  'circuit-runs.of-person',
  `SELECT s.pin, r.label, r.style, r.started_at AS begun_at, r.state <> 'done' AND s.state <> 'ended' AND s.expires_at > $2 AND m.left_at IS NULL AS open,
          (SELECT count(*)::int FROM circuit_run_rounds c WHERE c.run_id = r.id) AS rounds,
          (SELECT count(*)::int FROM ${GROUP_MEMBERS} p WHERE p.session_id = s.id) AS people,
          own.taken, own.average, count(*) OVER ()::int AS count
     FROM ${GROUP_MEMBERS} m
     JOIN ${GROUP_SESSIONS} s ON s.id = m.session_id AND s.circuit_run
     JOIN circuit_runs r ON r.group_session_id = s.id AND r.started_at IS NOT NULL
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS taken, round(avg(100.0 * a.ticked_count / nullif(a.total_count, 0))::numeric, 1)::float8 AS average
         FROM circuit_run_rounds c JOIN ${RESULTS} a ON a.id = c.attempt_id AND a.candidate_id = m.account_id WHERE c.run_id = r.id) own
    WHERE m.account_id = $1
    ORDER BY r.started_at DESC, r.id DESC LIMIT $3 OFFSET $4`,
);

/** The runs that a person took part in, the newest first. */
export async function listRuns(read: Reader, personId: number, page: number): Promise<PageData<typeof runsPage>> {
  const rows = await read.sql.all(ofPerson, [personId, read.clock.now(), RUNS_A_PAGE, (page - 1) * RUNS_A_PAGE]);
  const count = rows[0]?.count ?? 0;
  return {
    items: rows.map(({ count: _, ...row }) => ({ ...row, begun_at: row.begun_at.toISOString() })),
    ...pageInfo(page, RUNS_A_PAGE, count),
  };
}
