import { notFound } from '../../kit/errors';
import { PUSH_KINDS, type PushKind } from '../../kit/push-kinds';
import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';
import type { PushSettings } from './contract';

const settings = statement<{ push_off: PushKind[]; here: boolean; devices: number }, [number, string, Date]>(
  'accounts.push-settings',
  `SELECT account.push_off, count(session.token_hash)::int AS devices, coalesce(bool_or(session.token_hash = $2), false) AS here
     FROM accounts account LEFT JOIN push_subscriptions subscription ON subscription.account_id = account.id
     LEFT JOIN sessions session ON session.token_hash = subscription.session_hash AND session.expires_at > $3
    WHERE account.id = $1 AND NOT account.guest GROUP BY account.id`,
);

/**
 * @param sessionHash of the session that asks
 * @throws Problem `not-found` for a guest
 */
export async function pushSettingsOf(
  read: Reader,
  accountId: number,
  sessionHash: string,
): Promise<Omit<PushSettings, 'public_key'>> {
  const row = await read.sql.one(settings, [accountId, sessionHash, read.clock.now()]);
  if (!row) throw notFound();
  return { here: row.here, devices: row.devices, kinds: PUSH_KINDS.filter((kind) => !row.push_off.includes(kind)) };
}

const switchKind = statement<never, [number, PushKind, boolean]>(
  'accounts.switch-push-kind',
  `UPDATE accounts SET push_off = array_remove(push_off, $2) || CASE WHEN $3 THEN '{}'::text[] ELSE ARRAY[$2] END
    WHERE id = $1 AND NOT guest`,
);

/** Whether somebody wants one kind of message. Twice is the same as once. */
export const switchPushKind = async (
  tx: Transaction,
  accountId: number,
  kind: PushKind,
  wanted: boolean,
): Promise<void> => void (await tx.sql.all(switchKind, [accountId, kind, wanted]));
