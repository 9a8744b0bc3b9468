import { type CleanHtml, SANITISER_VERSION } from '../kit/html/clean-html';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { emptyCard } from './decks/refusals';
import { moderatedCard } from './moderating/contract';
import { announceDeck } from './sharing/notify-followers';

const grow = statement<{ id: number; version: number }, [number, Date]>(
  'flashcards.grow-deck-to-correct',
  `UPDATE decks SET version = version + 1, changed_at = $2::timestamptz WHERE id = (SELECT deck_id FROM flashcards WHERE id = $1::int) RETURNING id, version`,
);
const correct = statement<
  { empty: boolean },
  [number, string | null, string | null, Date, person: number, version: number]
>(
  'flashcards.correct-card',
  `UPDATE flashcards SET front = coalesce($2, front), back = coalesce($3, back), html_version = ${SANITISER_VERSION}, revision = revision + 1, changed_at = $4::timestamptz,
          changed_by = $5::int, changed_in = $6::int, content_hash = NULL
    WHERE id = $1::int RETURNING front = '' AND front_image_url = '' AS empty`,
);

/**
 * A moderator corrects the sides of a card at once. Followers of the deck are notified as of any change. Both sides are given in
 * full: they are stored with the present version of the sanitiser.
 * @throws Problem invalid `empty-card`
 */
export async function correctCard(
  tx: Transaction,
  by: number,
  cardId: number,
  { front, back }: { front: CleanHtml; back: CleanHtml },
): Promise<void> {
  const now = tx.clock.now();
  const deck = await tx.sql.one(grow, [cardId, now]);
  if (!deck) return;
  const card = await tx.sql.one(correct, [cardId, front, back, now, by, deck.version]);
  if (card?.empty) throw emptyCard('front');
  tx.publish(moderatedCard, cardId);
  await announceDeck(tx, deck.id);
}
