import { statement } from '../kit/statement';
import { operations } from '../kit/job-operations';
import { writeFeedbackJob } from './jobs';
import { resumeFeedback } from './resume-feedback';
import { settleFeedback } from './settle-feedback';
import { PEOPLE } from '../accounts/views';

const waitingFor = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'stations.waiting-for-feedback',
  `SELECT s.name AS thing, f.state <> 'ready' AS missed,
          ARRAY(SELECT p.display_name FROM attempt_participants ap JOIN ${PEOPLE} p ON p.id = ap.account_id
                 WHERE ap.attempt_id = f.attempt_id ORDER BY (p.id = f.requested_by) DESC NULLS LAST, p.id) AS people
     FROM station_feedback f JOIN station_attempts a ON a.id = f.attempt_id JOIN stations s ON s.id = a.station_id
    WHERE f.attempt_id = $1::int`,
);

export const stationsJobOperations = [
  operations(writeFeedbackJob, {
    affects: (read, { attempt_id }) => read.sql.one(waitingFor, [attempt_id]),
    retried: (tx, { attempt_id }) => resumeFeedback(tx, attempt_id),
    drained: (tx, { attempt_id }) => settleFeedback(tx, attempt_id, { state: 'failed', failure: 'internal' }),
  }),
];
