import type { PushKind } from '../../kit/push-kinds';
import type { PushSource } from '../../kit/push';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { sendPushJob } from './contract';

/** Devices of one person that get a message, the newest first. */
const MOST_DEVICES = 10;

const wanting = statement<{ id: number; account_id: number }, [number[], PushKind, Date, number]>(
  'accounts.push-wanting',
  `SELECT id, account_id FROM (
     SELECT subscription.id, subscription.account_id,
            row_number() OVER (PARTITION BY subscription.account_id ORDER BY subscription.id DESC) AS place
       FROM push_subscriptions subscription JOIN accounts account ON account.id = subscription.account_id
       JOIN sessions session ON session.token_hash = subscription.session_hash
      WHERE subscription.account_id = ANY ($1::int[]) AND $2 <> ALL (account.push_off) AND session.expires_at > $3) wanted
    WHERE place <= $4 ORDER BY id`,
);

/**
 * Sends a message to the devices of people who want its kind, once the transaction has committed. Each device by a job of its own:
 * one that cannot be reached keeps no other waiting.
 *
 * @param people whom, and what it is about: an id that the source knows
 */
export async function pushTo(
  tx: Transaction,
  source: PushSource,
  people: readonly { account_id: number; about_id: number }[],
): Promise<void> {
  if (people.length === 0) return;
  const now = tx.clock.now();
  const about = new Map(people.map(({ account_id, about_id }) => [account_id, about_id]));
  for (const { id, account_id } of await tx.sql.all(wanting, [[...about.keys()], source.kind, now, MOST_DEVICES]))
    tx.enqueue(sendPushJob, {
      subscription_id: id,
      kind: source.kind,
      about_id: about.get(account_id)!,
      until: now.getTime() + source.lasts * 1_000,
    });
}
