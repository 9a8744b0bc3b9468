import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import type { Avatar } from './avatar.row';

const byKey = statement<Pick<Avatar, 'bytes'>, [string]>(
  'accounts.avatar',
  'SELECT bytes FROM avatars WHERE key = $1 AND hidden_at IS NULL',
);

/** A picture of 256 by 256 pixels as WebP, or null if there is none under this key any more. */
export async function findAvatar(read: Reader, key: string): Promise<Buffer | null> {
  return (await read.sql.one(byKey, [key]))?.bytes ?? null;
}
