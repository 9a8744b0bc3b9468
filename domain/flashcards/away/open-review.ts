import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { mayReview } from '../policy';
import { noFlashcards } from '../refusals';
import { reviewTypeOf, type ReviewType } from '../review/kinds';
import { placeReview, reviewStartedBefore } from '../review/start-review';

// A card that was deleted, or is not shared any more, still takes the answers of somebody who knew it.
const allowed = statement<{ id: number }, [number, number[]]>(
  'flashcards.cards-to-open',
  `SELECT card.id
     FROM unnest($2::int[]) WITH ORDINALITY AS asked (id, place)
     JOIN flashcards card ON card.id = asked.id
     JOIN decks deck ON deck.id = card.deck_id
    WHERE EXISTS (SELECT FROM flashcard_states known WHERE known.account_id = $1::int AND known.flashcard_id = card.id)
       OR card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')}
    GROUP BY card.id ORDER BY min(asked.place)`,
);

/**
 * Opens a review of due cards that was started on a device without a network, so that its answers have a place. Cards that the person
 * may not review are left out; answers to them are refused one by one. The same `submission_id` again answers the review that
 * it opened.
 *
 * @returns its id
 * @throws Problem invalid `no-flashcards`
 */
export async function openReview(
  tx: Transaction,
  person: Person,
  input: { submission_id: string; started_at: number; flashcard_ids: number[]; quiz_type?: number | undefined },
): Promise<number> {
  const before = await reviewStartedBefore(tx, person.id, input.submission_id);
  if (before !== null) return before;
  const ids = (await tx.sql.all(allowed, [person.id, input.flashcard_ids])).map(({ id }) => id);
  if (ids.length === 0) throw noFlashcards();
  return placeReview(tx, person.id, {
    quizType: (input.quiz_type ?? reviewTypeOf('due', false)) as ReviewType,
    deckId: null,
    length: ids.length,
    submissionId: input.submission_id,
    startedAt: new Date(Math.min(input.started_at, tx.clock.now().getTime())),
    cards: ids,
  });
}
