import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { announceDeck } from './sharing/notify-followers';

// Locks the deck before its card, in the same order as a save.
const grow = statement<{ id: number; version: number }, [number, Date]>(
  'flashcards.grow-deck-of-card',
  `UPDATE decks SET version = version + 1, changed_at = $2::timestamptz WHERE id = (SELECT deck_id FROM flashcards WHERE id = $1::int) RETURNING id, version`,
);
const hide = statement<never, [number, Date, version: number]>(
  'flashcards.hide-card',
  `UPDATE flashcards SET deleted_at = $2::timestamptz, hidden_at = $2::timestamptz, removed_in = $3::int WHERE id = $1::int AND deleted_at IS NULL`,
);
const show = statement<never, [number, version: number]>(
  'flashcards.show-card',
  `UPDATE flashcards SET deleted_at = NULL, hidden_at = NULL, removed_in = NULL, changed_in = $2::int WHERE id = $1::int AND hidden_at IS NOT NULL`,
);

/** Takes a card out of its deck until a moderator shows it again. Its author can still change it. */
export async function hideCard(tx: Transaction, cardId: number): Promise<void> {
  const deck = await tx.sql.one(grow, [cardId, tx.clock.now()]);
  if (!deck) return;
  await tx.sql.all(hide, [cardId, tx.clock.now(), deck.version]);
  await announceDeck(tx, deck.id);
}

/** A hidden card is in its deck again. */
export async function showCard(tx: Transaction, cardId: number): Promise<void> {
  const deck = await tx.sql.one(grow, [cardId, tx.clock.now()]);
  if (!deck) return;
  await tx.sql.all(show, [cardId, deck.version]);
  await announceDeck(tx, deck.id);
}
