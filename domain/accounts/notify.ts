import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { type NotificationKind, notifications } from './contract';

export interface NewNotification {
  account_id: number;
  kind: NotificationKind;
  /** What fills the message of its kind; shown to the person as plain text. */
  values: Record<string, string>;
  /** The path in this product that it leads to. */
  url: string;
}

const add = statement<{ id: number }, [number, string, string, string, Date]>(
  'accounts.notify',
  `WITH person AS (UPDATE accounts SET notifications_version = notifications_version + 1 WHERE id = $1 AND NOT guest RETURNING id)
   INSERT INTO notifications (account_id, kind, "values", url, created_at) SELECT id, $2, $3::jsonb, $4, $5 FROM person
   RETURNING id`,
);

/** Tells a person that something happened. Guests have no notifications: for them, nothing is done. */
export async function notify(tx: Transaction, { account_id, kind, values, url }: NewNotification): Promise<void> {
  const added = await tx.sql.one(add, [account_id, kind, JSON.stringify(values), url, tx.clock.now()]);
  if (added) tx.publish(notifications, account_id);
}
