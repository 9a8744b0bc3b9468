import type { OptionalMails } from '../../kit/mail';
import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';

const find = statement<Record<OptionalMails, boolean>, [number]>(
  'accounts.subscriptions',
  `SELECT receive_marketing_emails AS marketing, receive_following_emails AS following
     FROM accounts WHERE id = $1 AND NOT guest`,
);

/** @returns null when there is no such account any more */
export async function isSubscribed(read: Reader, accountId: number, kind: OptionalMails): Promise<boolean | null> {
  const row = await read.sql.one(find, [accountId]);
  return row && row[kind];
}

const end = statement<never, [number, string, Date]>(
  'accounts.unsubscribe',
  `UPDATE accounts SET receive_marketing_emails = receive_marketing_emails AND $2 <> 'marketing',
                       receive_following_emails = receive_following_emails AND $2 <> 'following', updated_at = $3
    WHERE id = $1 AND NOT guest`,
);

export const unsubscribe = async (tx: Transaction, accountId: number, kind: OptionalMails): Promise<void> =>
  void (await tx.sql.all(end, [accountId, kind, tx.clock.now()]));
