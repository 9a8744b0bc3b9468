import { isObject } from '~/web/drafts/device-list';
import { drop, keep, readAll } from './device-keys';

/** An answer that the server does not have yet. */
export interface KeptReview {
  review_id: string;
  flashcard_id: number;
  /** Below zero for a review that was started on this device and is not opened on the server yet. */
  quizlog_id: number;
  answer_correct: boolean;
  /** Milliseconds since the epoch. */
  answered_at: number;
  took_ms: number;
  /** Of four buttons: 1 again to 4 easy. */
  rating?: number;
  /** In how many seconds the card comes again, at a learning step. */
  again_in?: number;
}

/** An answer that the server will not take as it is. */
export interface RefusedReview extends KeptReview {
  /** `flashcards.away.refused.<reason>` if it is one of `REFUSALS`. */
  reason: string;
}

export const isReview = (value: unknown): value is KeptReview =>
  isObject(value) &&
  typeof value.review_id === 'string' &&
  [value.flashcard_id, value.quizlog_id, value.answered_at, value.took_ms].every(Number.isSafeInteger) &&
  typeof value.answer_correct === 'boolean';

const isRefused = (value: unknown): value is RefusedReview =>
  isReview(value) && 'reason' in value && typeof value.reason === 'string';

/** Before the id of each answer. What stands under these keys is taken away when somebody signs out: `web/core/forget-device.ts`. */
export const keyOfReviews = (personId: number) => `wardmates.reviews.${personId}.` as const;
const keyOfRefused = (personId: number) => `wardmates.reviews.refused.${personId}.` as const;

const inOrder = (one: KeptReview, other: KeptReview): number => one.answered_at - other.answered_at;

/** The answers of a person that wait on this device, in the order they were given. */
export const keptReviews = (personId: number): KeptReview[] => readAll(keyOfReviews(personId), isReview).sort(inOrder);

/** Keeps refused answers until the person says what becomes of them. */
export const setAside = (personId: number, refused: readonly RefusedReview[]): void => {
  for (const one of refused) keep(`${keyOfRefused(personId)}${one.review_id}`, one);
};

export const refusedReviews = (personId: number): RefusedReview[] =>
  readAll(keyOfRefused(personId), isRefused).sort(inOrder);

/** @returns those that were set aside, which are not any more */
export function takeRefused(personId: number): RefusedReview[] {
  const refused = refusedReviews(personId);
  for (const { review_id } of refused) drop(`${keyOfRefused(personId)}${review_id}`);
  return refused;
}
