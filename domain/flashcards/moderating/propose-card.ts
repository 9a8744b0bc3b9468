import { href } from '~/domain/kit/contract';
import { cutText } from '~/domain/kit/cut-text';
import { plainText } from '~/domain/kit/html/plain-text';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { proposalsChanged } from '~/domain/review/events';
import { notifyModerators } from '~/domain/review/propose';
import { moderateCard } from './contract';

const TITLE_CHARACTERS = 120;
/** The beginning of a card, as plain text. */
export const titleOf = (front: string): string =>
  cutText(plainText(front.replaceAll(/<[^>]+>/g, ' ')), TITLE_CHARACTERS);

const put = statement<never, [number, number, Date]>(
  'flashcards.propose-card',
  `INSERT INTO card_proposals AS proposal (card_id, author_id, proposed_at) VALUES ($1::int, $2::int, $3::timestamptz)
   ON CONFLICT (card_id) DO UPDATE SET state = 'proposed', proposed_at = excluded.proposed_at`,
);
/** Proposes a card to a second person, for the first time or again. Its row is locked. */
export async function proposeCard(
  tx: Transaction,
  authorId: number,
  card: { id: number; front: string },
): Promise<void> {
  await tx.sql.all(put, [card.id, authorId, tx.clock.now()]);
  tx.announce(proposalsChanged, { kind: 'flashcard', entity_id: card.id });
  await notifyModerators(tx, authorId, {
    kind: 'card-proposed',
    values: { title: titleOf(card.front) },
    url: href(moderateCard, { card_id: card.id }),
  });
}
