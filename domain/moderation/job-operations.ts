import { operations } from '../kit/job-operations';
import { statement } from '../kit/statement';
import { notifyViewersOperations } from './decisions/notify-viewers';
import { endSessionsJob } from './sanctions/contract';
import { PEOPLE } from '../accounts/views';

const suspended = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'moderation.sessions-to-end',
  `SELECT ARRAY[account.display_name] AS people, '' AS thing, EXISTS (SELECT FROM sessions WHERE account_id = account.id) AS missed FROM ${PEOPLE} account WHERE account.id = $1::int`,
);

export const moderationJobOperations = [
  notifyViewersOperations,
  operations(endSessionsJob, { affects: (read, { account_id }) => read.sql.one(suspended, [account_id]) }),
];
