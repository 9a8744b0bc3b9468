import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';

const ids = statement<{ id: number }, [number]>(
  'flashcards.order-of-deck',
  'SELECT id FROM flashcards WHERE deck_id = $1::int AND deleted_at IS NULL ORDER BY position, id',
);
const order = statement<never, [number, number[]]>(
  'flashcards.reorder-deck',
  `UPDATE flashcards card SET position = wanted.place
     FROM unnest($2::int[]) WITH ORDINALITY AS wanted (id, place)
    WHERE card.id = wanted.id AND card.deck_id = $1::int AND card.deleted_at IS NULL AND card.position <> wanted.place`,
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
 * Puts cards of a deck that is locked at their places, from 1. Order is no part of a card's revision: two people who move cards
 * do not get into each other's way.
 */
export async function placeCards(
  tx: Transaction,
  deckId: number,
  wanted: readonly { id: number; order: number }[],
): Promise<void> {
  if (wanted.length === 0) return;
  const present = (await tx.sql.all(ids, [deckId])).map(({ id }) => id);
  await tx.sql.all(order, [deckId, placed(present, wanted)]);
}
