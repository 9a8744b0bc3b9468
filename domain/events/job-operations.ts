import { operations } from '../kit/job-operations';
import { statement } from '../kit/statement';
import { openEventJob, remindOfEventJob } from './jobs';
import { PEOPLE } from '../accounts/views';

const waiting = statement<{ people: string[]; thing: string; unopened: boolean; unreminded: boolean }, [number]>(
  'events.wait-for-job',
  `SELECT e.title AS thing, e.state = 'planned' AS unopened, e.state = 'planned' AND e.reminded_at IS NULL AS unreminded,
          ARRAY(SELECT a.display_name FROM event_people p JOIN ${PEOPLE} a ON a.id = p.account_id
                 WHERE p.event_id = e.id AND p.state = 'coming' ORDER BY p.joined_at, a.id LIMIT 20) AS people
     FROM events e WHERE e.id = $1`,
);

export const eventsJobOperations = [
  operations(openEventJob, {
    async affects(read, { event_id }) {
      const row = await read.sql.one(waiting, [event_id]);
      return row && { people: row.people, thing: row.thing, missed: row.unopened };
    },
    timed: true,
  }),
  operations(remindOfEventJob, {
    async affects(read, { event_id }) {
      const row = await read.sql.one(waiting, [event_id]);
      return row && { people: row.people, thing: row.thing, missed: row.unreminded };
    },
    timed: true,
  }),
];
