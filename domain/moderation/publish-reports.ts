import { partnerReported } from '../audio-pairing/events';
import { reportsChanged } from '../discussion/events';
import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { moderationCase } from './decisions/contract';
import { moderationQueue } from './queue/contract';

const open = statement<{ case_id: number }, [number]>(
  'moderation.open-cases-of-reporter',
  `SELECT DISTINCT case_id FROM (
     (SELECT case_id FROM reports WHERE account_id = $1::int AND resolved_at IS NULL AND weighs AND case_id IS NOT NULL ORDER BY id DESC LIMIT 20)
     UNION ALL
     (SELECT case_id FROM pairing_reports WHERE reporter_id = $1::int AND resolved_at IS NULL AND case_id IS NOT NULL ORDER BY id DESC LIMIT 20)) lately
    ORDER BY case_id`,
);

/** Moderators see a report arrive. The triggers of the two tables have counted the change. */
async function publishOf(tx: Transaction, reporter: number): Promise<void> {
  for (const { case_id } of await tx.sql.all(open, [reporter])) tx.publish(moderationCase, case_id);
  tx.publish(moderationQueue, 'all');
}

export const publishReports = [
  follow(reportsChanged, (tx, { account_id }) => publishOf(tx, account_id)),
  follow(partnerReported, (tx, { reporter_id }) => publishOf(tx, reporter_id)),
];
