import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { deckChanges } from '../sharing/contract';

const ids = statement<{ id: number }, [number]>(
  'flashcards.order-of-deck',
  'SELECT id FROM flashcards WHERE deck_id = $1::int AND deleted_at IS NULL ORDER BY position, id',
);
const order = statement<{ id: number }, [number, number[]]>(
  'flashcards.reorder-deck',
  `WITH moved AS (
     UPDATE flashcards card SET position = wanted.place
       FROM unnest($2::int[]) WITH ORDINALITY AS wanted (id, place)
      WHERE card.id = wanted.id AND card.deck_id = $1::int AND card.deleted_at IS NULL AND card.position <> wanted.place
     RETURNING card.id)
   UPDATE decks SET arrangement = arrangement + 1 WHERE id = $1::int AND EXISTS (SELECT FROM moved) RETURNING id`,
);

/** Those that have a place, at their place; between them the others, in the order that they have. */
export function placed(present: readonly number[], wanted: readonly { id: number; order: number }[]): number[] {
  const here = new Set(present);
  const moved = wanted.filter(({ id }) => here.has(id)).toSorted((one, other) => one.order - other.order);
  const named = new Set(moved.map(({ id }) => id));
  const list = present.filter((id) => !named.has(id));
  for (const { id, order } of moved) list.splice(order - 1, 0, id);
  return list;
}

/**
 * Puts cards of a deck that is locked at their places, from 1. The order is no part of a card's revision: two people who move
 * cards never conflict. Open pages of the deck are notified.
 */
export async function placeCards(
  tx: Transaction,
  deckId: number,
  wanted: readonly { id: number; order: number }[],
): Promise<void> {
  if (wanted.length === 0) return;
  const present = (await tx.sql.all(ids, [deckId])).map(({ id }) => id);
  const moved = await tx.sql.one(order, [deckId, placed(present, wanted)]);
  if (moved) tx.publish(deckChanges, deckId);
}
