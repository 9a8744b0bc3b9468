import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';

/** The pair of keys of this installation (RFC 8292), as base64url; the private one is sealed. */
export interface PushKeys {
  public_key: string;
  private_key: string;
}

const find = statement<PushKeys, []>('accounts.push-keys', 'SELECT public_key, private_key FROM push_keys');
export const findPushKeys = (read: Pick<Reader, 'sql'>): Promise<PushKeys | null> => read.sql.one(find, []);

const add = statement<never, [string, string, Date]>(
  'accounts.add-push-keys',
  `INSERT INTO push_keys (public_key, private_key, created_at) VALUES ($1, $2, $3) ON CONFLICT (one) DO NOTHING`,
);
/** Of two processes that start at once, the keys of one are kept: read them afterwards. */
export const addPushKeys = async (read: Reader, keys: PushKeys): Promise<void> =>
  void (await read.sql.all(add, [keys.public_key, keys.private_key, read.clock.now()]));

const dropSubscriptions = statement<never, []>('accounts.drop-push-subscriptions', 'DELETE FROM push_subscriptions');
const replace = statement<{ one: boolean }, [string, string, string, Date]>(
  'accounts.replace-push-keys',
  `UPDATE push_keys SET public_key = $2, private_key = $3, created_at = $4 WHERE public_key = $1 RETURNING one`,
);

/** The keys cannot be opened any more. Browsers subscribed by the public one: with another, no subscription is of any use. */
export async function replacePushKeys(tx: Transaction, old: PushKeys, keys: PushKeys): Promise<void> {
  if (await tx.sql.one(replace, [old.public_key, keys.public_key, keys.private_key, tx.clock.now()]))
    await tx.sql.all(dropSubscriptions, []);
}
