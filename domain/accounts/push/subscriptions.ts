import type { Language } from '../../kit/person';
import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';

export interface NewSubscription {
  /** Of the session whose browser it is. */
  sessionHash: string;
  accountId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

const lockEndpoint = statement<never, [string]>(
  'accounts.lock-push-endpoint',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates push'), hashtext($1))`,
);
const dropOthers = statement<never, [string, string]>(
  'accounts.drop-push-endpoint',
  'DELETE FROM push_subscriptions WHERE endpoint = $1 AND session_hash <> $2',
);
const put = statement<never, [string, number, string, string, string, Date]>(
  'accounts.put-push-subscription',
  `INSERT INTO push_subscriptions (session_hash, account_id, endpoint, p256dh, auth, created_at)
   SELECT token_hash, account_id, $3, $4, $5, $6 FROM sessions WHERE token_hash = $1 AND account_id = $2
   ON CONFLICT (session_hash) DO UPDATE SET endpoint = $3, p256dh = $4, auth = $5, created_at = $6`,
);

/** Keeps the subscription of a session. The one that the session had before, and that the browser had for whomever, is gone. */
export async function putSubscription(tx: Transaction, subscription: NewSubscription): Promise<void> {
  const { sessionHash, accountId, endpoint, p256dh, auth } = subscription;
  await tx.sql.all(lockEndpoint, [endpoint]);
  await tx.sql.all(dropOthers, [endpoint, sessionHash]);
  await tx.sql.all(put, [sessionHash, accountId, endpoint, p256dh, auth, tx.clock.now()]);
}

const endOfSession = statement<never, [string, number]>(
  'accounts.end-push-of-session',
  'DELETE FROM push_subscriptions WHERE session_hash = $1 AND account_id = $2',
);

/** Twice is the same as once. */
export const endSubscription = async (tx: Transaction, accountId: number, sessionHash: string): Promise<void> =>
  void (await tx.sql.all(endOfSession, [sessionHash, accountId]));

const remove = statement<never, [number, string]>(
  'accounts.remove-push-subscription',
  'DELETE FROM push_subscriptions WHERE id = $1 AND endpoint = $2',
);

/** The push service knows it no more. One that took its place meanwhile stays. */
export const removeSubscription = async (tx: Transaction, { id, endpoint }: Subscription): Promise<void> =>
  void (await tx.sql.all(remove, [id, endpoint]));

export interface Subscription {
  id: number;
  account_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** In which the person reads. */
  language: Language;
}

const find = statement<Subscription, [number, string, Date]>(
  'accounts.push-subscription',
  `SELECT subscription.id, subscription.account_id, endpoint, p256dh, auth, account.language
     FROM push_subscriptions subscription JOIN accounts account ON account.id = subscription.account_id
     JOIN sessions session ON session.token_hash = subscription.session_hash
    WHERE subscription.id = $1 AND $2 <> ALL (account.push_off) AND session.expires_at > $3`,
);

/** The subscription for a message of a kind; null if the device or the person does not want it any more. */
export const findSubscription = (read: Reader, id: number, kind: string): Promise<Subscription | null> =>
  read.sql.one(find, [id, kind, read.clock.now()]);
