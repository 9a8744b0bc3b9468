import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';

/** Days that a link is kept after it expired, so that the page behind it can say so, and a change after it can be undone no more. */
export const LINK_DAYS = 30;
/** Days that a request for a password is kept whose job failed. */
const REQUEST_DAYS = 1;

const before = (tx: Transaction, days: number) => new Date(tx.clock.now().getTime() - days * 86_400_000);

const links = statement<{ id: string }, [Date, number]>(
  'accounts.delete-old-links',
  `DELETE FROM account_links WHERE id IN (SELECT id FROM account_links WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
);
const changes = statement<{ id: number }, [Date, number]>(
  'accounts.delete-old-email-changes',
  `DELETE FROM email_changes WHERE id IN (
     SELECT id FROM email_changes WHERE asked_at <= $1 AND coalesce(undo_until, asked_at) <= $1 ORDER BY asked_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
);
const requests = statement<{ id: string }, [Date, number]>(
  'accounts.delete-old-password-requests',
  `DELETE FROM password_requests WHERE id IN (SELECT id FROM password_requests WHERE created_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
);

/** @returns how many rows of one kind were deleted, `most` at most; 0 once nothing is left of any kind */
export async function deleteOldLinks(tx: Transaction, most: number): Promise<number> {
  const gone = await Promise.all([
    tx.sql.all(links, [before(tx, LINK_DAYS), most]),
    tx.sql.all(changes, [before(tx, LINK_DAYS), most]),
    tx.sql.all(requests, [before(tx, REQUEST_DAYS), most]),
  ]);
  return Math.max(...gone.map((rows) => rows.length));
}
