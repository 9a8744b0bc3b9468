import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { deckGeneration } from './contract';
import { ownsDeckGeneration } from './generation.query';
import { generationNotFound } from './refusals';

const confirm = statement<{ id: number }, [generation: number, person: number, card: number | null, Date]>(
  'flashcards.confirm-cards',
  `UPDATE flashcards card SET confirmed_at = $4::timestamptz
     FROM flashcard_generations generation JOIN decks deck ON deck.id = generation.deck_id AND deck.deleted_at IS NULL
    WHERE generation.id = $1::int AND generation.account_id = $2::int AND deck.owner_id = $2::int AND card.deck_id = deck.id
      AND card.written_by IS NOT NULL AND card.confirmed_at IS NULL AND card.deleted_at IS NULL AND ($3::int IS NULL OR card.id = $3::int)
   RETURNING card.id`,
);
const grow = statement<never, [number]>(
  'flashcards.generation-confirmed',
  'UPDATE flashcard_generations SET version = version + 1 WHERE id = $1::int',
);

/**
 * A person has read the cards of their generated deck, or one of them: what they stand for is theirs from then on.
 * @throws Problem not-found `generation-not-found`
 */
export async function confirmCards(
  tx: Transaction,
  person: Person,
  generationId: number,
  flashcardId: number | null,
): Promise<void> {
  if (!(await ownsDeckGeneration(tx, person.id, generationId))) throw generationNotFound();
  const confirmed = await tx.sql.all(confirm, [generationId, person.id, flashcardId, tx.clock.now()]);
  if (confirmed.length === 0) return;
  await tx.sql.all(grow, [generationId]);
  tx.publish(deckGeneration, generationId);
}
