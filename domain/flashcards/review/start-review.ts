import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { noFlashcards } from '../refusals';
import type { CardSelection } from './contract';
import { drawCards } from './draw-cards.query';
import { reviewKind, type ReviewType } from './kinds';

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

/** The review that a `submission_id` has started before, or null. */
export const reviewStartedBefore = async (
  tx: Transaction,
  personId: number,
  submissionId: string,
): Promise<number | null> => (await tx.sql.one(startedBefore, [personId, submissionId]))?.id ?? null;

/** Writes a review and its cards, in their order. @returns its id, or that of the one which the same submission has opened meanwhile */
export async function placeReview(
  tx: Transaction,
  personId: number,
  review: {
    quizType: ReviewType;
    deckId: number | null;
    length: number;
    submissionId: string | null;
    startedAt: Date;
    cards: number[];
  },
): Promise<number> {
  const { quizType, deckId, length, submissionId, startedAt, cards } = review;
  const opened = await tx.sql.one(open, [personId, quizType, deckId, length, submissionId, startedAt, cards]);
  return opened?.id ?? (await reviewStartedBefore(tx, personId, submissionId!))!;
}

/**
 * Starts a review (spec 2 §2, §4), shorter if fewer cards fit than were asked for. The same `submission_id` again answers
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
  const before = submission_id === null ? null : await reviewStartedBefore(tx, person.id, submission_id);
  if (before !== null) return before;
  const cards = await drawCards(tx, person.id, input, length);
  if (cards.length === 0) throw noFlashcards();
  return placeReview(tx, person.id, {
    quizType: input.quiz_type,
    deckId: input.deck_id ?? null,
    length: reviewKind(input.quiz_type).removes ? cards.length : length,
    submissionId: submission_id,
    startedAt: tx.clock.now(),
    cards,
  });
}
