import { notify } from '../accounts/notify';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { Notice } from './reviewable';
import { PEOPLE } from '../accounts/views';

// In the order of ids: two transactions lock the accounts in the same order.
const moderators = statement<{ id: number }, [author: number, kind: string, url: string]>(
  'review.moderators-to-notify',
  `SELECT account.id FROM ${PEOPLE} account
    WHERE account.roles && '{moderator,staff}'::text[] AND account.id <> $1::int
      AND NOT EXISTS (SELECT FROM notifications earlier WHERE earlier.account_id = account.id AND earlier.read_at IS NULL AND earlier.kind = $2 AND earlier.url = $3)
    ORDER BY account.id`,
);

/** Notifies moderators that something waits for a decision. Those who have not read the last notice of it get no second one. */
export async function notifyModerators(tx: Transaction, authorId: number | null, notice: Notice): Promise<void> {
  for (const { id } of await tx.sql.all(moderators, [authorId ?? 0, notice.kind, notice.url]))
    await notify(tx, { account_id: id, ...notice });
}
