import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { groupBy } from '~/domain/kit/group-by';
import { countsStill } from '../review/resets';
import type { Rating } from '../review/memory';
import { lockLearner, refoldCards } from '../review/write-log';
import type { CardLogs, Judgement } from './judge';

/** Reviews that are trained on, at most: 1.1 s and 105 MB. */
export const TRAINING_MAX = 40_000;
/** Cards that are folded anew at once: bounds memory. */
const CARDS_AT_ONCE = 500;

// Whole histories of the cards that were answered last: the beginning of a card's log says most.
const log = statement<
  { flashcard_id: number; review_id: string; answered_at: Date; correct: boolean; rating: Rating | null },
  [person: number, most: number]
>(
  'flashcards.training-log',
  `WITH taken AS (
     SELECT flashcard_id FROM (
       SELECT flashcard_id, sum(reviews) OVER (ORDER BY last_answered DESC, flashcard_id) AS so_far
         FROM flashcard_states WHERE account_id = $1::int) counted
      WHERE so_far <= $2::int)
   SELECT review.flashcard_id, review.review_id, review.answered_at, review.correct, review.rating
     FROM taken JOIN flashcard_reviews review ON review.account_id = $1::int AND review.flashcard_id = taken.flashcard_id AND ${countsStill('review')}
    ORDER BY review.flashcard_id, review.answered_at, review.review_id`,
);

/** The log that somebody's weights are trained on, by card; at most TRAINING_MAX reviews. */
export async function trainingLog(read: Pick<Reader, 'sql'>, personId: number): Promise<CardLogs> {
  const rows = await read.sql.all(log, [personId, TRAINING_MAX]);
  return [...groupBy(rows, ({ flashcard_id }) => flashcard_id).values()].map((card) =>
    card.map(({ review_id, answered_at, correct, rating }) => ({
      reviewId: review_id,
      answeredAt: answered_at.getTime(),
      correct,
      rating,
    })),
  );
}

const recount = statement<{ reviews: number }, [number]>(
  'flashcards.recount-log',
  `UPDATE flashcard_learners SET reviews = counted.reviews, training_asked = counted.reviews
     FROM (SELECT count(*)::int AS reviews FROM flashcard_reviews WHERE account_id = $1::int) counted
    WHERE account_id = $1::int RETURNING counted.reviews`,
);
const save = statement<{ were_used: boolean }, [number, number[], boolean, number, number, number, Date]>(
  'flashcards.save-weights',
  `WITH earlier AS (SELECT used FROM flashcard_weights WHERE account_id = $1::int),
   kept AS (
     INSERT INTO flashcard_weights (account_id, weights, used, log_loss, default_log_loss, reviews, trained_at)
     VALUES ($1::int, $2::float8[], $3::boolean, $4::float8, $5::float8, $6::int, $7::timestamptz)
     ON CONFLICT (account_id) DO UPDATE
        SET weights = excluded.weights, used = excluded.used, log_loss = excluded.log_loss, default_log_loss = excluded.default_log_loss,
            reviews = excluded.reviews, trained_at = excluded.trained_at)
   SELECT coalesce((SELECT used FROM earlier), false) AS were_used`,
);
const cardsOf = statement<{ flashcard_id: number }, [person: number, after: number, most: number]>(
  'flashcards.cards-with-state',
  'SELECT flashcard_id FROM flashcard_states WHERE account_id = $1::int AND flashcard_id > $2::int ORDER BY flashcard_id LIMIT $3::int',
);

/** Folds every card of somebody who is locked anew: after a change of weights or settings. */
export async function refoldAll(tx: Transaction, personId: number): Promise<void> {
  for (let after = 0; ;) {
    const cards = (await tx.sql.all(cardsOf, [personId, after, CARDS_AT_ONCE])).map(({ flashcard_id }) => flashcard_id);
    if (cards.length === 0) return;
    await refoldCards(tx, personId, cards);
    after = cards.at(-1)!;
  }
}

export interface Trained {
  weights: readonly number[];
  /** Of the last fifth of the log, with these weights and with the defaults. */
  trained: Judgement;
  byDefault: Judgement;
  /** Whether they predict better, and are to be used. */
  better: boolean;
}

/**
 * Keeps trained weights with their judgement. If they are used, or were so far, all cards are folded anew in the same
 * transaction: bins, memory and due dates never stand on two sets of weights.
 */
export async function saveWeights(
  tx: Transaction,
  personId: number,
  { weights, trained, byDefault, better }: Trained,
): Promise<void> {
  await lockLearner(tx, personId);
  const counted = await tx.sql.one(recount, [personId]);
  // What they were trained on was cleared or erased meanwhile.
  if (!counted || counted.reviews === 0) return;
  const { were_used } = (await tx.sql.one(save, [
    personId,
    [...weights],
    better,
    trained.logLoss,
    byDefault.logLoss,
    counted.reviews,
    tx.clock.now(),
  ]))!;
  if (better || were_used) await refoldAll(tx, personId);
}
