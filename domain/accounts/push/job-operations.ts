import { operations } from '../../kit/job-operations';
import { statement } from '../../kit/statement';
import { sendPushJob } from './contract';

const owner = statement<{ display_name: string }, [number]>(
  'accounts.push-affects',
  `SELECT a.display_name FROM push_subscriptions s JOIN accounts a ON a.id = s.account_id WHERE s.id = $1`,
);

export const pushJobOperations = [
  operations(sendPushJob, {
    async affects(read, { subscription_id, kind, until }) {
      const row = await read.sql.one(owner, [subscription_id]);
      return row && { people: [row.display_name], thing: kind, missed: read.clock.now().getTime() < until };
    },
  }),
];
