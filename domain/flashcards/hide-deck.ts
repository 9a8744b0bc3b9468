import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { deckChanges } from './sharing/contract';

/** What a hidden deck was before. Values are `true` or empty. */
export interface HeldDeck {
  shared?: string;
  cloneable?: string;
}

const lock = statement<{ shared: boolean; cloneable: boolean }, [number]>(
  'flashcards.lock-deck-to-hide',
  'SELECT deck_shared AS shared, deck_cloneable AS cloneable FROM decks WHERE id = $1::int AND deleted_at IS NULL FOR NO KEY UPDATE',
);
// A shared deck is its owner's alone while it is hidden; a pack is deleted as long. The starter content leaves it alone.
const hide = statement<never, [number, Date]>(
  'flashcards.hide-deck',
  `UPDATE decks SET deleted_at = CASE WHEN NOT deck_shared THEN $2::timestamptz END, deck_shared = false, deck_cloneable = false, hidden_at = $2::timestamptz,
          content_hash = NULL, revision = revision + 1 WHERE id = $1::int`,
);
const show = statement<never, [number, boolean, boolean]>(
  'flashcards.show-deck',
  `UPDATE decks SET deleted_at = NULL, hidden_at = NULL, deck_shared = $2::boolean, deck_cloneable = $3::boolean, revision = revision + 1 WHERE id = $1::int AND hidden_at IS NOT NULL`,
);
const remove = statement<never, [number, Date]>(
  'flashcards.take-down-deck',
  'UPDATE decks SET deleted_at = $2::timestamptz, invitation = NULL WHERE id = $1::int AND hidden_at IS NOT NULL',
);
const putBack = statement<never, [number]>(
  'flashcards.put-back-deck',
  'UPDATE decks SET deleted_at = NULL WHERE id = $1::int AND hidden_at IS NOT NULL',
);

/** Takes a deck with its cards from everybody but those who edit it, until a moderator shows it again. */
export async function hideDeck(tx: Transaction, deckId: number): Promise<HeldDeck> {
  const deck = await tx.sql.one(lock, [deckId]);
  await tx.sql.all(hide, [deckId, tx.clock.now()]);
  tx.publish(deckChanges, deckId);
  return { shared: deck?.shared ? 'true' : '', cloneable: deck?.cloneable ? 'true' : '' };
}

/** A hidden deck is shared again, as it was. */
export async function showDeck(tx: Transaction, deckId: number, held: HeldDeck): Promise<void> {
  await tx.sql.all(show, [deckId, held.shared === 'true', held.cloneable === 'true']);
  tx.publish(deckChanges, deckId);
}

/** Also its owner has a hidden deck no more. */
export async function takeDownDeck(tx: Transaction, deckId: number): Promise<void> {
  await tx.sql.all(remove, [deckId, tx.clock.now()]);
  tx.publish(deckChanges, deckId);
}

/** A deck that was taken down is hidden again. */
export async function putBackDeck(tx: Transaction, deckId: number, held: HeldDeck): Promise<void> {
  if (held.shared === 'true') await tx.sql.all(putBack, [deckId]);
  tx.publish(deckChanges, deckId);
}
