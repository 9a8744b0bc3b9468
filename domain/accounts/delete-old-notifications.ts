import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

/** Days that a notification is kept after it was read. */
export const READ_NOTIFICATION_DAYS = 90;

const remove = statement<{ id: number }, [Date, number]>(
  'accounts.delete-old-notifications',
  `DELETE FROM notifications WHERE id IN (SELECT id FROM notifications WHERE read_at <= $1 ORDER BY read_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
);

/** @returns how many were deleted, `most` at most */
export const deleteOldNotifications = async (tx: Transaction, most: number): Promise<number> =>
  (await tx.sql.all(remove, [new Date(tx.clock.now().getTime() - READ_NOTIFICATION_DAYS * 86_400_000), most])).length;
