import { notify } from '~/domain/accounts/notify';
import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { deckGeneration, deckGenerationPage, type DeckFailure } from './contract';
import { lockDeckGeneration } from './lock-generation';
import { generationNotFound } from './refusals';
import { ownsDeckGeneration } from './generation.query';
import { deckQueue } from './writing-queue';

// What was pasted is kept for another try only. With fewer cards than asked for the deck has the length that it has.
const end = statement<never, [number, state: 'done' | 'failed' | 'cancelled', failure: DeckFailure | null, Date]>(
  'flashcards.end-generation',
  `UPDATE flashcard_generations SET state = $2, failure = $3, length = CASE WHEN $2 = 'done' THEN written ELSE length END,
          pasted = CASE WHEN $2 = 'failed' THEN pasted ELSE '' END, finished_at = $4::timestamptz, version = version + 1 WHERE id = $1::int`,
);

/**
 * The writing is over. With cards the deck is what it is, be it less than was asked for; without any it has failed, and the quota
 * has it back. If nobody writes any more, nothing changes.
 * @param failure why there are not all; null if there are
 */
export async function endDeckGeneration(tx: Transaction, id: number, failure: DeckFailure | null): Promise<void> {
  const generation = await lockDeckGeneration(tx, id);
  if (!generation) return;
  const { written, length, person } = generation;
  const failed = written === 0;
  await tx.sql.all(end, [id, failed ? 'failed' : 'done', failed ? (failure ?? 'internal') : null, tx.clock.now()]);
  tx.publish(deckGeneration, id);
  await deckQueue.moveUpBehind(tx, id);
  await notify(tx, {
    account_id: person.id,
    kind: failed ? 'deck-failed' : 'deck-ready',
    values: { cards: String(written), asked: String(length) },
    url: href(deckGenerationPage, { generation_id: id }),
  });
}

/** Ends the writing because nobody wants it any more; the cards that are there stay. If nobody writes, nothing changes. */
export async function stopDeckGeneration(tx: Transaction, id: number): Promise<void> {
  if (!(await lockDeckGeneration(tx, id))) return;
  await tx.sql.all(end, [id, 'cancelled', null, tx.clock.now()]);
  tx.publish(deckGeneration, id);
  await deckQueue.moveUpBehind(tx, id);
}

/** @throws Problem not-found `generation-not-found` */
export async function cancelDeckGeneration(tx: Transaction, person: Person, id: number): Promise<void> {
  if (!(await ownsDeckGeneration(tx, person.id, id))) throw generationNotFound();
  await stopDeckGeneration(tx, id);
}
