import { notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { notifications } from './contract';
import type { Person } from './person';

const markRead = statement<{ id: number }, [number, number | null, Date]>(
  'accounts.mark-notifications-read',
  `UPDATE notifications SET read_at = $3 WHERE account_id = $1 AND read_at IS NULL AND ($2::int IS NULL OR id = $2) RETURNING id`,
);

const own = statement<{ id: number }, [number, number]>(
  'accounts.own-notification',
  'SELECT id FROM notifications WHERE id = $1 AND account_id = $2',
);
const raiseVersion = statement<never, [number]>(
  'accounts.raise-notifications-version',
  'UPDATE accounts SET notifications_version = notifications_version + 1 WHERE id = $1',
);

/**
 * Marks one of a person's own notifications as read, or all of them. Twice is the same as once.
 *
 * @throws Problem `not-found` when the notification is not theirs
 */
export async function markNotificationsRead(
  tx: Transaction,
  person: Person,
  notificationId: number | null,
): Promise<void> {
  if (notificationId !== null && !(await tx.sql.one(own, [notificationId, person.id]))) throw notFound();
  const marked = await tx.sql.all(markRead, [person.id, notificationId, tx.clock.now()]);
  if (marked.length === 0) return;
  await tx.sql.all(raiseVersion, [person.id]);
  tx.publish(notifications, person.id);
}
