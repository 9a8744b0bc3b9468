import { before, type CardLogs, judge, JUDGED_MIN, judgedFrom, trainingItems, type TrainingReview } from './judge';
import type { Trained } from './save-weights';

/** Finds the 21 weights of FSRS-6 that fit such sequences best. */
export type Trainer = (items: readonly TrainingReview[][]) => Promise<readonly number[]>;

/**
 * Trains on the first four fifths of somebody's log and judges by the last one. The weights that were judged are those that are
 * used: nothing is trained on what it is judged by.
 *
 * @returns null if there is too little to judge by, or the trainer found nothing
 */
export async function train(logs: CardLogs, trainer: Trainer): Promise<Trained | null> {
  const from = judgedFrom(logs);
  const byDefault = judge(logs, from);
  if (byDefault.reviews < JUDGED_MIN) return null;
  const weights = await trainer(trainingItems(before(logs, from)));
  if (weights.length !== 21 || !weights.every(Number.isFinite)) return null;
  const trained = judge(logs, from, weights);
  return { weights, trained, byDefault, better: trained.logLoss < byDefault.logLoss };
}
