import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { noFlashcards } from '../refusals';
import type { CardSelection } from './contract';
import { drawCards } from './draw-cards.query';
import { reviewKind } from './kinds';

const startedBefore = statement<{ id: number }, [number, string]>(
  'flashcards.review-started-before',
  'SELECT id FROM flashcard_quizzes WHERE account_id = $1::int AND submission_id = $2::uuid',
);

const open = statement<
  { id: number },
  [
    person: number,
    type: number,
    deck: number | null,
    length: number,
    submission: string | null,
    now: Date,
    cards: number[],
  ]
>(
  'flashcards.open-review',
  `WITH opened AS (
     INSERT INTO flashcard_quizzes (account_id, quiz_type, deck_id, length, submission_id, created_at)
     VALUES ($1::int, $2::smallint, $3::int, $4::int, $5::uuid, $6::timestamptz)
     ON CONFLICT (account_id, submission_id) DO NOTHING RETURNING id),
   placed AS (
     INSERT INTO flashcard_quiz_cards (quiz_id, flashcard_id, position)
     SELECT opened.id, chosen.flashcard_id, chosen.place::int - 1
       FROM opened, unnest($7::int[]) WITH ORDINALITY AS chosen (flashcard_id, place))
   SELECT id FROM opened`,
);

/**
 * Starts a review (spec 2 §2, §4), shorter where fewer cards fit than were asked for. The same `submission_id` again answers
 * the review that it started.
 *
 * @returns its id
 * @throws Problem invalid `no-flashcards`
 */
export async function startReview(
  tx: Transaction,
  person: Person,
  input: CardSelection & { length: number; submission_id?: string | undefined },
): Promise<number> {
  const { submission_id = null, length } = input;
  const earlier = async () => (submission_id === null ? null : tx.sql.one(startedBefore, [person.id, submission_id]));
  const before = await earlier();
  if (before) return before.id;
  const ids = await drawCards(tx, person.id, input, length);
  if (ids.length === 0) throw noFlashcards();
  const opened = await tx.sql.one(open, [
    person.id,
    input.quiz_type,
    input.deck_id ?? null,
    reviewKind(input.quiz_type).removes ? ids.length : length,
    submission_id,
    tx.clock.now(),
    ids,
  ]);
  // Sent twice at the same time: the other one has opened it.
  return (opened ?? (await earlier()))!.id;
}
