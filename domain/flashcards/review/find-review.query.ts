import type { SentPageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { cardsOfReview } from '../cards.query';
import { type LearnerSettings, learnerSettings } from '../memory/learner.query';
import { isAside, mayFinish } from '../policy';
import { reviewNotFound } from '../refusals';
import { FIRST_CARDS, type flashcardReview } from './contract';
import { reviewKind, type ReviewType } from './kinds';
import { secondsOfSteps } from './steps';

export interface ReviewHead {
  id: number;
  quiz_type: ReviewType;
  length: number;
  answered: number;
  correct: number;
  finished: boolean;
}

const head = statement<ReviewHead, [number, number]>(
  'flashcards.review',
  `SELECT id, quiz_type, length, answered, correct, finished_at IS NOT NULL AS finished
     FROM flashcard_quizzes
    WHERE id = $2::int AND account_id = $1::int AND (answered > 0 OR finished_at IS NULL)`,
);

/** @throws Problem not-found `review-not-found`, also for one that was ended without an answer */
export async function requireReview(read: Reader, personId: number, quizId: number): Promise<ReviewHead> {
  const found = await read.sql.one(head, [personId, quizId]);
  if (!found) throw reviewNotFound();
  return found;
}

interface PoolRow {
  id: number;
  leitner_bin: number;
  last_answered: Date | null;
  /** Of a card at a learning step: its seconds, and when it comes again. */
  step: number | null;
  due_at: Date | null;
  /** Of a card that was answered in the review and waits at a step: whether it was always right there. */
  correct: boolean | null;
  visible: boolean;
  aside: boolean;
}
const pool = statement<PoolRow, [number, number, boolean, now: Date]>(
  'flashcards.pool',
  `SELECT placed.flashcard_id AS id, coalesce(known.leitner_bin, 0)::smallint AS leitner_bin, known.last_answered,
          known.again_in AS step, CASE WHEN known.again_in IS NOT NULL THEN known.due_at END AS due_at, CASE WHEN placed.waits THEN placed.last_correct END AS correct,
          ${mayFinish('card', 'deck', '$1::int')} AS visible, ${isAside('card', '$1::int', '$4::timestamptz')} AS aside
     FROM flashcard_quiz_cards placed
     JOIN flashcards card ON card.id = placed.flashcard_id
     JOIN decks deck ON deck.id = card.deck_id
     LEFT JOIN flashcard_states known ON known.account_id = $1::int AND known.flashcard_id = placed.flashcard_id
    WHERE placed.quiz_id = $2::int AND (NOT $3::boolean OR placed.answered = 0 OR placed.waits) ORDER BY placed.position`,
);

/** The settings of somebody who answers such a review by four buttons; null for two, as in every Leitner review. */
const buttonsOf = (type: ReviewType, settings: LearnerSettings): LearnerSettings | null =>
  reviewKind(type).removes && settings.fourButtons ? settings : null;

/** Both sides of cards of one's own review; none of somebody else's. */
export async function findReviewCards(read: Reader, personId: number, quizId: number, ids: readonly number[]) {
  const review = await read.sql.one(head, [personId, quizId]);
  const buttons = review && buttonsOf(review.quiz_type, await learnerSettings(read, personId));
  return cardsOfReview(read, personId, quizId, ids, buttons);
}

/**
 * One's own review: the cards that are left, in their order, and both sides of the first ones (spec 2 §2). Cards that the person
 * may no longer see are left out and counted.
 * @throws Problem not-found `review-not-found`
 */
export async function findReview(
  read: Reader,
  personId: number,
  quizId: number,
): Promise<SentPageData<typeof flashcardReview>> {
  const review = await requireReview(read, personId, quizId);
  const { removes, steps } = reviewKind(review.quiz_type);
  const left = review.finished ? [] : await read.sql.all(pool, [personId, quizId, removes, read.clock.now()]);
  const seen = left.filter(({ visible }) => visible);
  const rows = seen.filter((card) => !card.aside);
  const [withheld, aside] = [left.length - seen.length, seen.length - rows.length];
  const settings = await learnerSettings(read, personId);
  const buttons = buttonsOf(review.quiz_type, settings);
  const cards = await cardsOfReview(
    read,
    personId,
    quizId,
    rows.slice(0, FIRST_CARDS).map(({ id }) => id),
    buttons,
  );
  return {
    quizlog_id: quizId,
    quiz_type: review.quiz_type,
    removes,
    four_buttons: buttons !== null,
    ...(steps && { steps: secondsOfSteps(settings) }),
    length: removes ? review.length - withheld - aside : review.length,
    answered: review.answered,
    correct: review.correct,
    finished: review.finished,
    withheld,
    aside,
    pool: rows.map(({ id, leitner_bin, last_answered, step, due_at, correct }) => ({
      id,
      leitner_bin,
      last_answered: last_answered?.getTime() ?? null,
      ...(steps && { step, due_at: due_at?.getTime() ?? null, correct }),
    })),
    cards,
  };
}
