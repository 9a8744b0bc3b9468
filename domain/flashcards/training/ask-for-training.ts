import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { trainMemoryJob } from './train-job';

/** Reviews from which on the model is trained: with fewer, trained weights predict no better than the defaults. */
export const TRAINED_FROM = 400;
/** It is trained again when the log has grown by this share. */
export const GROWTH = 0.2;

/** Whether a log of this length is to be trained on, and was not when it was last asked for. */
export const isTrainingDue = (reviews: number, asked: number): boolean =>
  reviews >= Math.max(TRAINED_FROM, Math.ceil(asked * (1 + GROWTH)));

const count = statement<{ reviews: number; training_asked: number }, [number, number]>(
  'flashcards.count-log',
  'UPDATE flashcard_learners SET reviews = reviews + $2::int WHERE account_id = $1::int RETURNING reviews, training_asked',
);
const asked = statement<never, [number]>(
  'flashcards.training-asked',
  'UPDATE flashcard_learners SET training_asked = reviews WHERE account_id = $1::int',
);

const uncount = statement<never, [number, number]>(
  'flashcards.uncount-log',
  `UPDATE flashcard_learners SET reviews = greatest(reviews - $2::int, 0), training_asked = least(training_asked, greatest(reviews - $2::int, 0))
    WHERE account_id = $1::int`,
);

/** Takes reviews that left the log of somebody who is locked off their count. */
export const uncountReviews = (tx: Transaction, personId: number, removed: number): Promise<unknown> =>
  tx.sql.all(uncount, [personId, removed]);

/** Counts new reviews of somebody who is locked, and asks for training when their log has grown enough. */
export async function askForTraining(tx: Transaction, personId: number, added: number): Promise<void> {
  const { reviews, training_asked } = (await tx.sql.one(count, [personId, added]))!;
  if (!isTrainingDue(reviews, training_asked)) return;
  await tx.sql.all(asked, [personId]);
  tx.enqueue(trainMemoryJob, { account_id: personId });
}
