import { statement } from '../kit/statement';
import { operations } from '../kit/job-operations';
import { moveRunJob } from './jobs';
import { moveRun } from './move-run';
import { PEOPLE } from '~/domain/accounts/views';
import { GROUP_MEMBERS } from '~/domain/group-practice/views';

const waitingFor = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'circuit-runs.waiting-for',
  `SELECT r.label AS thing, r.state = 'running' AS missed,
          ARRAY(SELECT a.display_name FROM ${GROUP_MEMBERS} m JOIN ${PEOPLE} a ON a.id = m.account_id
                 WHERE m.session_id = r.group_session_id AND m.left_at IS NULL ORDER BY m.joined_at, a.id) AS people
     FROM circuit_runs r WHERE r.id = $1`,
);

export const circuitRunsJobOperations = [
  operations(moveRunJob, {
    affects: (read, { run_id }) => read.sql.one(waitingFor, [run_id]),
    // Taken out of its queue, it is done at once: the run asks for its next look at the clock itself, and does not stop.
    drained: (tx, { run_id }) => moveRun(tx, run_id),
    // It runs when a phase is over; earlier it would find that there is nothing to do yet.
    timed: true,
  }),
];
