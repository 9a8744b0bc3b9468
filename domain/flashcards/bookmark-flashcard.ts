import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { mayReview } from './policy';
import { flashcardNotFound } from './refusals';

const add = statement<{ id: number }, [number, number]>(
  'flashcards.bookmark',
  `WITH card AS (
     SELECT card.id FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
      WHERE card.id = $2::int AND card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')}),
   marked AS (INSERT INTO flashcard_bookmarks (account_id, flashcard_id) SELECT $1::int, id FROM card ON CONFLICT DO NOTHING)
   SELECT id FROM card`,
);
const remove = statement<never, [number, number]>(
  'flashcards.unbookmark',
  'DELETE FROM flashcard_bookmarks WHERE account_id = $1::int AND flashcard_id = $2::int',
);

/**
 * Puts a bookmark on a card or takes it off; doing either twice is doing it once (spec 2 §4).
 * @throws Problem not-found `flashcard-not-found`, for putting one on
 */
export async function bookmarkFlashcard(
  tx: Transaction,
  person: Person,
  { action, flashcard_id }: { action: 'add' | 'remove'; flashcard_id: number },
): Promise<{ bookmarked: boolean }> {
  if (action === 'remove') await tx.sql.all(remove, [person.id, flashcard_id]);
  else if (!(await tx.sql.one(add, [person.id, flashcard_id]))) throw flashcardNotFound();
  return { bookmarked: action === 'add' };
}
