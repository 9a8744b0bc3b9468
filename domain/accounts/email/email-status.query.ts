import { notFound } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import type { SentOutput } from '../../kit/contract';
import type { accountEmail } from './contract';

const find = statement<
  { email: string | null; confirmed: boolean; new_email: string | null; expires_at: Date | null },
  [number, Date]
>(
  'accounts.email-status',
  `SELECT a.email, a.email_confirmed_at IS NOT NULL AS confirmed, pending.new_email, pending.expires_at
     FROM accounts a LEFT JOIN (
       SELECT c.account_id, c.new_email, l.expires_at FROM email_changes c JOIN account_links l ON l.change_id = c.id AND l.purpose = 'change'
        WHERE c.account_id = $1 AND c.confirmed_at IS NULL AND c.ended_at IS NULL AND l.expires_at > $2) pending ON pending.account_id = a.id
    WHERE a.id = $1`,
);

/** @throws Problem `not-found` for a guest */
export async function emailStatus(read: Reader, accountId: number): Promise<SentOutput<typeof accountEmail>> {
  const row = await read.sql.one(find, [accountId, read.clock.now()]);
  if (!row?.email) throw notFound();
  const { email, confirmed, new_email, expires_at } = row;
  return {
    email,
    confirmed,
    pending: new_email && expires_at ? { email: new_email, expires_at: expires_at.toISOString() } : null,
  };
}
