import type { Snapshot } from '../kit/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { notifications } from './contract';

export const NOTIFICATIONS_SHOWN = 20;

export type NotificationsSnapshot = Snapshot<typeof notifications>;

const ofAccount = statement<NotificationsSnapshot, [number, number]>(
  'accounts.notifications',
  `SELECT account.notifications_version AS version,
          (SELECT count(*)::int FROM notifications WHERE account_id = account.id AND read_at IS NULL) AS unread,
          COALESCE((SELECT json_agg(item ORDER BY item.id DESC) FROM (
            SELECT id, kind, "values", url, read_at IS NOT NULL AS read, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at
              FROM notifications WHERE account_id = account.id ORDER BY id DESC LIMIT $2) item), '[]') AS items
     FROM accounts account
    WHERE account.id = $1 AND NOT account.guest`,
);

/** The newest 20 notifications of a registered person and how many are unread; null for anybody else. */
export const notificationsOf = (read: Reader, accountId: number): Promise<NotificationsSnapshot | null> =>
  read.sql.one(ofAccount, [accountId, NOTIFICATIONS_SHOWN]);
