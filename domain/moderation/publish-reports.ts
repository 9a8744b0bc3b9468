import { reportsChanged } from '../discussion/events';
import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import { moderationCase } from './decisions/contract';
import { moderationQueue } from './queue/contract';

const open = statement<{ case_id: number | null }, [number]>(
  'moderation.open-cases-of-reporter',
  `SELECT DISTINCT case_id FROM (SELECT case_id FROM reports WHERE account_id = $1::int AND resolved_at IS NULL AND weighs AND case_id IS NOT NULL
    ORDER BY id DESC LIMIT 20) lately ORDER BY case_id`,
);

/** Moderators see a report arrive. The triggers of `reports` have counted the change. */
export const publishReports = follow(reportsChanged, async (tx, { account_id }) => {
  for (const { case_id } of await tx.sql.all(open, [account_id]))
    if (case_id !== null) tx.publish(moderationCase, case_id);
  tx.publish(moderationQueue, 'all');
});
