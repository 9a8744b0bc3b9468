import { notify } from '~/domain/accounts/notify';
import { sendMail } from '~/domain/mails/send-mail';
import { href } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { deckChanges, deckPage, MAIL_EVERY, mailFollowerJob, NOTIFY_AFTER, notifyFollowersJob } from './contract';
import { followedDecksMail } from './mails';

const begin = statement<{ id: number }, [number]>(
  'flashcards.begin-notifying',
  `UPDATE decks SET telling = true WHERE id = $1::int AND NOT telling AND deck_shared
      AND EXISTS (SELECT FROM deck_follows follow WHERE follow.deck_id = decks.id AND follow.told_version <= follow.seen_version)
   RETURNING id`,
);

/** A locked deck has changed: those who watch it see it at once, its followers are notified later. */
export async function announceDeck(tx: Transaction, deckId: number): Promise<void> {
  tx.publish(deckChanges, deckId);
  if (await tx.sql.one(begin, [deckId])) tx.enqueue(notifyFollowersJob, { deck_id: deckId }, { delay: NOTIFY_AFTER });
}

const end = statement<{ id: number }, [number]>(
  'flashcards.end-notifying',
  'UPDATE decks SET telling = false WHERE id = $1::int RETURNING id',
);

/** Notifying the followers of this deck has ended. */
export const endNotifying = async (tx: Transaction, deckId: number): Promise<void> =>
  void (await tx.sql.all(end, [deckId]));

// In the order of ids, as everywhere that notifies several accounts. Followers who have not looked since the last notice get no second one.
const toNotify = statement<{ account_id: number; deck_name: string }, [number]>(
  'flashcards.followers-to-notify',
  `UPDATE deck_follows follow SET told_version = deck.version
     FROM decks deck,
          (SELECT account_id FROM deck_follows WHERE deck_id = $1::int AND told_version <= seen_version
            ORDER BY account_id FOR NO KEY UPDATE) chosen
    WHERE deck.id = $1::int AND deck.deck_shared AND deck.deleted_at IS NULL AND follow.deck_id = deck.id
      AND follow.account_id = chosen.account_id AND follow.seen_version < deck.version
   RETURNING follow.account_id, deck.deck_name`,
);

const planMail = statement<{ mailed_at: Date | null }, [number]>(
  'flashcards.plan-follow-mail',
  `INSERT INTO deck_follow_mails AS mail (account_id, pending) VALUES ($1::int, true)
   ON CONFLICT (account_id) DO UPDATE SET pending = true WHERE NOT mail.pending RETURNING mailed_at`,
);

/** Notifies the followers who have looked at the deck since their last notice; mails them once a day at most. */
export async function notifyFollowers(tx: Transaction, deckId: number): Promise<void> {
  await endNotifying(tx, deckId);
  const followers = await tx.sql.all(toNotify, [deckId]);
  for (const { account_id, deck_name } of followers.toSorted((one, other) => one.account_id - other.account_id)) {
    const url = href(deckPage, { deck_id: deckId });
    await notify(tx, { account_id, kind: 'deck-changed', values: { deck: deck_name }, url });
    const planned = await tx.sql.one(planMail, [account_id]);
    if (!planned) continue;
    const since = planned.mailed_at ? tx.clock.now().getTime() - planned.mailed_at.getTime() : MAIL_EVERY;
    tx.enqueue(mailFollowerJob, { account_id }, { delay: Math.max(0, MAIL_EVERY - since) });
  }
}

const endMail = statement<{ account_id: number }, [number]>(
  'flashcards.end-follow-mail',
  'UPDATE deck_follow_mails SET pending = false WHERE account_id = $1::int AND pending RETURNING account_id',
);
const sent = statement<never, [number, Date]>(
  'flashcards.sent-follow-mail',
  'UPDATE deck_follow_mails SET mailed_at = $2::timestamptz WHERE account_id = $1::int',
);
const changedDecks = statement<{ deck_name: string }, [number]>(
  'flashcards.changed-follows',
  `SELECT deck.deck_name FROM deck_follows follow JOIN decks deck ON deck.id = follow.deck_id
    WHERE follow.account_id = $1::int AND follow.seen_version < deck.version AND deck.deck_shared AND deck.deleted_at IS NULL
    ORDER BY deck.changed_at DESC, deck.id LIMIT 20`,
);

/** No mail about followed decks is on its way to this person any more. */
export const endFollowerMail = async (tx: Transaction, accountId: number): Promise<boolean> =>
  (await tx.sql.one(endMail, [accountId])) !== null;

/** Sends one mail about all followed decks with something that the person has not seen by now. */
export async function mailFollower(tx: Transaction, accountId: number): Promise<void> {
  if (!(await endFollowerMail(tx, accountId))) return;
  const decks = await tx.sql.all(changedDecks, [accountId]);
  if (decks.length === 0) return;
  const names = decks.map(({ deck_name }) => deck_name).join(', ');
  const outcome = await sendMail(tx, { accountId, template: followedDecksMail, values: { decks: names } });
  if (outcome === 'queued') await tx.sql.all(sent, [accountId, tx.clock.now()]);
}
