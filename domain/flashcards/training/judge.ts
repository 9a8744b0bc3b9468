import { foldLog, type ReviewEvent } from '../review/log';
import { type Rating, ratingOf } from '../review/memory';

/** The log of each card. */
export type CardLogs = readonly (readonly ReviewEvent[])[];

/** Reviews after less than this say little of memory, in milliseconds. The open FSRS benchmark leaves them out too. */
const SHORT = 43_200_000;
/** The share of a log, at its end, that weights are judged by. */
export const JUDGED_SHARE = 0.2;
/** With fewer reviews to judge by, chance decides: the defaults stay. */
export const JUDGED_MIN = 50;
/** No prediction counts as more certain than this. */
const CERTAIN = 1e-4;

const inOrder = (one: ReviewEvent, other: ReviewEvent) => one.answeredAt - other.answeredAt;

/** When the last fifth of a log begins, in milliseconds since the epoch. */
export function judgedFrom(logs: CardLogs): number {
  const times = logs
    .flat()
    .map(({ answeredAt }) => answeredAt)
    .toSorted((one, other) => one - other);
  return times[Math.floor(times.length * (1 - JUDGED_SHARE))] ?? Infinity;
}

/** Each log as it was before an instant; those that begin later are left out. */
export const before = (logs: CardLogs, instant: number): CardLogs =>
  logs.map((log) => log.filter(({ answeredAt }) => answeredAt < instant)).filter((log) => log.length > 0);

export interface Judgement {
  /** Mean log loss of the predictions, in nats. */
  logLoss: number;
  /** How many reviews it is the mean of. */
  reviews: number;
}

/** How well weights predict the reviews from an instant on, each from all that was known before it. */
export function judge(logs: CardLogs, from: number, weights?: readonly number[]): Judgement {
  let [sum, reviews] = [0, 0];
  for (const log of logs) {
    let last = -Infinity;
    foldLog(log, {
      weights,
      seen({ answeredAt, correct }, recall) {
        if (recall !== null && answeredAt >= from && answeredAt - last >= SHORT) {
          const certain = Math.min(1 - CERTAIN, Math.max(CERTAIN, recall));
          sum -= Math.log(correct ? certain : 1 - certain);
          reviews += 1;
        }
        last = answeredAt;
      },
    });
  }
  return { logLoss: reviews === 0 ? 0 : sum / reviews, reviews };
}

/** One answer as a trainer takes it: the button, Again or Good for an answer by two, and whole days since the one before it. */
export interface TrainingReview {
  rating: Rating;
  days: number;
}

/** Reviews of one card that are trained on: later ones add little, and each repeats those before it. */
const SEQUENCE_MAX = 64;

/** What a trainer learns from: for each review after the first of its card, the sequence up to it. */
export function trainingItems(logs: CardLogs): TrainingReview[][] {
  return logs.flatMap((log) => {
    const reviews = log
      .toSorted(inOrder)
      .slice(0, SEQUENCE_MAX)
      .map<TrainingReview>(({ answeredAt, correct, rating }, nth, all) => ({
        rating: rating ?? ratingOf(correct),
        days: nth === 0 ? 0 : Math.round((answeredAt - all[nth - 1]!.answeredAt) / 86_400_000),
      }));
    return reviews.flatMap((_, nth) => (nth === 0 ? [] : [reviews.slice(0, nth + 1)]));
  });
}
