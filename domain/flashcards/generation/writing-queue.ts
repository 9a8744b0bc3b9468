import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { deckGeneration } from './contract';

const begin = statement<{ begun_now: boolean }, [number, Date]>(
  'flashcards.begin-writing',
  `UPDATE flashcard_generations generation SET writing_since = coalesce(generation.writing_since, $2::timestamptz), version = generation.version + (generation.writing_since IS NULL)::int
     FROM (SELECT id, writing_since FROM flashcard_generations WHERE id = $1::int FOR NO KEY UPDATE) before
    WHERE generation.id = before.id AND generation.state = 'generating' RETURNING before.writing_since IS NULL AS begun_now`,
);

// Several generations are locked in the order of the queue, to prevent deadlocks.
const moveUp = statement<{ id: number }, [number]>(
  'flashcards.move-up',
  `WITH behind AS (
     SELECT later.id FROM flashcard_generations later, flashcard_generations gone
      WHERE gone.id = $1::int AND later.state = 'generating' AND later.writing_since IS NULL AND (later.queued_at, later.id) > (gone.queued_at, gone.id)
      ORDER BY later.queued_at, later.id FOR NO KEY UPDATE OF later)
   UPDATE flashcard_generations SET version = version + 1 FROM behind WHERE flashcard_generations.id = behind.id RETURNING flashcard_generations.id`,
);

/** Those behind a generation hear where they are now. */
export async function notifyDecksBehind(tx: Transaction, id: number): Promise<void> {
  for (const behind of await tx.sql.all(moveUp, [id])) tx.publish(deckGeneration, behind.id);
}

/**
 * A worker begins to write, or goes on where another was killed.
 * @returns whether there is anything to write
 */
export async function beginDeck(tx: Transaction, id: number): Promise<boolean> {
  const generation = await tx.sql.one(begin, [id, tx.clock.now()]);
  if (generation?.begun_now) {
    tx.publish(deckGeneration, id);
    await notifyDecksBehind(tx, id);
  }
  return generation !== null;
}
