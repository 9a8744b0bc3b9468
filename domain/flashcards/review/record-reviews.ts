import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import type { Transaction } from '~/domain/kit/transaction';
import type { REFUSALS } from './contract';
import { countAnswers, findPlaces, lockReviews, placeOf } from './count-answers';
import { reviewEnded } from './events';
import { reviewKind } from './kinds';
import type { Rating } from './memory';
import { knownReviews, lockLearner, type AnsweredReview, writeLog } from './write-log';

export interface NewReview {
  /** Without one, an answer to a card that its review has removed is the same request again. */
  review_id?: string | undefined;
  flashcard_id: number;
  quizlog_id: number;
  answer_correct: boolean;
  /** Milliseconds since the epoch; without it, now. */
  answered_at?: number | undefined;
  took_ms?: number | undefined;
  /** Counts unless it contradicts `answer_correct`: only again, 1, is wrong. */
  rating?: number | undefined;
  /** Counts in a review with learning steps. */
  again_in?: number | undefined;
}

type Refusal = (typeof REFUSALS)[number];

export interface Recorded {
  accepted: number;
  duplicates: number;
  refused: { review_id: string; reason: Refusal }[];
  /** Every review that was answered is over. */
  quizlog_completed: boolean;
}

/**
 * Adds answers to cards of the person's reviews to the log, in any order of arrival; repeated answers change nothing. Bins and
 * memory are folded from the log anew, so that the answers of an offline device are merged and none is lost. A review that has
 * ended accepts answers given before its end. A review that ended without any answer accepts all, and resumes if an answer was
 * given after its end. An instant in the future counts as now.
 */
export async function recordReviews(tx: Transaction, person: Person, all: readonly NewReview[]): Promise<Recorded> {
  const now = tx.clock.now().getTime();
  await lockLearner(tx, person.id);
  const reviews = await lockReviews(tx, person.id, [...new Set(all.map(({ quizlog_id }) => quizlog_id))]);
  const own = all.filter(({ quizlog_id }) => reviews.has(quizlog_id));
  const [places, known] = [
    await findPlaces(tx, own),
    await knownReviews(
      tx,
      person.id,
      all.flatMap(({ review_id }) => review_id ?? []),
    ),
  ];

  const fresh = new Map<string, AnsweredReview>();
  const refused: Recorded['refused'] = [];
  const refuse = (review_id: string, reason: Refusal) => void refused.push({ review_id, reason });
  let duplicates = 0;
  for (const {
    review_id: named,
    flashcard_id,
    quizlog_id,
    answer_correct,
    answered_at,
    took_ms,
    rating,
    again_in,
  } of all) {
    const review_id = named ?? randomUUID();
    const review = reviews.get(quizlog_id);
    const place = places.get(placeOf(quizlog_id, flashcard_id));
    const kind = review && reviewKind(review.quiz_type);
    const removed = kind?.removes && !kind.steps && place && place.answered > 0;
    const answered = new Date(Math.min(answered_at ?? now, now));
    if (known.has(review_id) || fresh.has(review_id) || (named === undefined && removed)) duplicates += 1;
    else if (!review) refuse(review_id, 'review-not-found');
    else if (!place) refuse(review_id, 'flashcard-not-in-review');
    else if (review.finished_at && review.answered > 0 && answered > review.finished_at)
      refuse(review_id, 'review-ended');
    else
      fresh.set(review_id, {
        review_id,
        flashcard_id,
        quizlog_id,
        answer_correct,
        answered_at: answered,
        took_ms: took_ms ?? null,
        again_in: (kind?.steps && again_in) || null,
        rating: rating !== undefined && rating > 1 === answer_correct ? (rating as Rating) : null,
      });
  }

  const accepted = [...fresh.values()];
  if (accepted.length > 0) await writeLog(tx, person.id, accepted);
  const over = await countAnswers(tx, person.id, reviews, places, accepted);
  if (over.length > 0) tx.announce(reviewEnded, { account_id: person.id, review_ids: over });
  const quizlog_completed = reviews.size > 0 && over.length === reviews.size;
  return { accepted: accepted.length, duplicates, refused, quizlog_completed };
}
