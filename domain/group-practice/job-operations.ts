import { statement } from '../kit/statement';
import { operations } from '../kit/job-operations';
import { passHostingOnJob } from './jobs';
import { PEOPLE } from '../accounts/views';
import { STATIONS } from '../stations/views';

const leftWithoutHost = statement<{ people: string[]; thing: string; missed: boolean }, [number, number]>(
  'group.left-without-host',
  `SELECT st.name AS thing, s.state <> 'ended' AND s.host_id = $2 AND coalesce(host.away_since IS NOT NULL, true) AS missed,
          ARRAY(SELECT a.display_name FROM group_members m JOIN ${PEOPLE} a ON a.id = m.account_id
                 WHERE m.session_id = s.id AND m.left_at IS NULL AND m.account_id <> $2 ORDER BY m.joined_at, a.id) AS people
     FROM group_sessions s JOIN ${STATIONS} st ON st.id = s.station_id
     LEFT JOIN group_members host ON host.session_id = s.id AND host.account_id = s.host_id
    WHERE s.id = $1`,
);

export const groupPracticeJobOperations = [
  operations(passHostingOnJob, {
    affects: (read, { session_id, host_id }) => read.sql.one(leftWithoutHost, [session_id, host_id]),
    // It runs when the host has been away for 30 s; earlier it would find that there is nothing to do yet.
    timed: true,
  }),
];
