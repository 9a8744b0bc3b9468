import { notify } from '~/domain/accounts/notify';
import { href } from '~/domain/kit/contract';
import { cutText } from '~/domain/kit/cut-text';
import { plainText } from '~/domain/kit/html/plain-text';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { moderateCard } from './contract';
import { cardProposalsChanged } from './events';

const TITLE_CHARACTERS = 120;
/** The beginning of a card, as plain text. */
export const titleOf = (front: string): string =>
  cutText(plainText(front.replaceAll(/<[^>]+>/g, ' ')), TITLE_CHARACTERS);

const put = statement<never, [number, number, Date]>(
  'flashcards.propose-card',
  `INSERT INTO card_proposals AS proposal (card_id, author_id, proposed_at) VALUES ($1::int, $2::int, $3::timestamptz)
   ON CONFLICT (card_id) DO UPDATE SET state = 'proposed', proposed_at = excluded.proposed_at`,
);
// In the order of ids: two cards that are proposed at one moment lock the accounts in the same order.
const whoDecides = statement<{ id: number }, [author: number, url: string]>(
  'flashcards.who-decides',
  `SELECT account.id FROM accounts account
    WHERE account.roles && '{moderator,staff}'::text[] AND account.id <> $1::int
      AND NOT EXISTS (SELECT FROM notifications told WHERE told.account_id = account.id AND told.read_at IS NULL AND told.kind = 'card-proposed' AND told.url = $2)
    ORDER BY account.id`,
);

/** Proposes a card to a second person, for the first time or again. Its row is locked. */
export async function proposeCard(
  tx: Transaction,
  authorId: number,
  card: { id: number; front: string },
): Promise<void> {
  await tx.sql.all(put, [card.id, authorId, tx.clock.now()]);
  tx.announce(cardProposalsChanged, { card_id: card.id });
  const url = href(moderateCard, { card_id: card.id });
  for (const { id } of await tx.sql.all(whoDecides, [authorId, url]))
    await notify(tx, { account_id: id, kind: 'card-proposed', values: { title: titleOf(card.front) }, url });
}
