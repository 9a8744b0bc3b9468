import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { type LearnerSettings, learnerSettings } from '../memory/learner.query';
import { scheduleCards } from '../memory/schedule';
import { askForTraining, uncountReviews } from '../training/ask-for-training';
import { foldLog, type ReviewEvent } from './log';
import type { Rating } from './memory';
import { sinceResets } from './resets';
import { readLogs } from './stored-log';
import { noteActs } from '~/domain/acts/note-acts';

export interface LoggedReview {
  review_id: string;
  flashcard_id: number;
  /** Null for a review that comes from another program. */
  quizlog_id: number | null;
  answer_correct: boolean;
  answered_at: Date;
  took_ms: number | null;
  /** None for an answer by two buttons. */
  rating?: Rating | null;
  /** See `ReviewEvent`. */
  again_in?: number | null;
}

/** A review that somebody took here. */
export type AnsweredReview = LoggedReview & { quizlog_id: number };

const lock = statement<{ version: number }, [number]>(
  'flashcards.lock-learner',
  `INSERT INTO flashcard_learners (account_id) VALUES ($1::int)
   ON CONFLICT (account_id) DO UPDATE SET version = flashcard_learners.version + 1 RETURNING version`,
);

/** What everybody who writes somebody's reviews does first: batches of two devices are merged one after the other. */
export const lockLearner = async (tx: Transaction, personId: number): Promise<void> => {
  await tx.sql.one(lock, [personId]);
};

const known = statement<{ review_id: string }, [number, string[]]>(
  'flashcards.known-reviews',
  `SELECT review_id FROM flashcard_reviews WHERE account_id = $1::int AND review_id = ANY($2::uuid[])
    UNION ALL
   SELECT review_id FROM flashcard_undone_reviews WHERE account_id = $1::int AND review_id = ANY($2::uuid[])`,
);

/** Those of the ids that are in the log, or were taken back. */
export const knownReviews = async (tx: Transaction, personId: number, ids: string[]): Promise<ReadonlySet<string>> =>
  new Set((await tx.sql.all(known, [personId, ids])).map(({ review_id }) => review_id));

const write = statement<
  never,
  [
    number,
    string[],
    number[],
    (number | null)[],
    Date[],
    boolean[],
    (number | null)[],
    (number | null)[],
    (number | null)[],
    (number | null)[],
    Date,
    number | null,
  ]
>(
  'flashcards.write-reviews',
  `WITH written AS (
     INSERT INTO flashcard_reviews (account_id, review_id, flashcard_id, quiz_id, answered_at, correct, took_ms, recall, rating, again_in, received_at, import_id)
     SELECT $1::int, one.*, $11::timestamptz, $12::int
       FROM unnest($2::uuid[], $3::int[], $4::int[], $5::timestamptz[], $6::boolean[], $7::int[], $8::real[], $9::smallint[], $10::int[]) AS one
     RETURNING account_id, answered_at, import_id)
   ${noteActs('card', 'SELECT account_id, answered_at FROM written WHERE import_id IS NULL')}`,
);

const save = statement<
  never,
  [number, number[], number[], number[], number[], Date[], boolean[], number[], number[], Date[], (number | null)[]]
>(
  'flashcards.save-states',
  `INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at, again_in)
   SELECT $1::int, one.*
     FROM unnest($2::int[], $3::smallint[], $4::int[], $5::int[], $6::timestamptz[], $7::boolean[], $8::float8[], $9::float8[], $10::timestamptz[], $11::int[]) AS one
   ON CONFLICT (account_id, flashcard_id) DO UPDATE
      SET leitner_bin = excluded.leitner_bin, reviews = excluded.reviews, lapses = excluded.lapses, last_answered = excluded.last_answered,
          last_correct = excluded.last_correct, stability = excluded.stability, difficulty = excluded.difficulty, due_at = excluded.due_at,
          again_in = excluded.again_in`,
);

const dropStates = statement<never, [number, number[]]>(
  'flashcards.drop-states',
  'DELETE FROM flashcard_states WHERE account_id = $1::int AND flashcard_id = ANY($2::int[])',
);

type CardLog = ReadonlyMap<number, readonly ReviewEvent[]>;

/**
 * Folds the whole log of each card anew: what has just come may be older than what was there.
 * @returns the chance of recall that was predicted before each review, by its id
 */
async function foldCards(
  tx: Transaction,
  personId: number,
  settings: LearnerSettings,
  logs: CardLog,
): Promise<Map<string, number | null>> {
  const recalls = new Map<string, number | null>();
  const { weights, retention } = settings;
  const seen = ({ reviewId }: ReviewEvent, recall: number | null) => void recalls.set(reviewId, recall);
  const folded = [...(await sinceResets(tx, personId, logs))].map(
    ([id, log]) => [id, foldLog(log, { weights, retention, seen })] as const,
  );
  const states = folded.flatMap(([id, state]) => (state ? [{ id, state }] : []));
  const anew = folded.flatMap(([id, state]) => (state ? [] : [id]));
  if (anew.length > 0) await tx.sql.all(dropStates, [personId, anew]);
  const due = await scheduleCards(tx, personId, settings, states);
  await tx.sql.all(save, [
    personId,
    states.map(({ id }) => id),
    states.map(({ state }) => state.bin),
    states.map(({ state }) => state.reviews),
    states.map(({ state }) => state.lapses),
    states.map(({ state }) => new Date(state.lastAnswered)),
    states.map(({ state }) => state.lastCorrect),
    states.map(({ state }) => state.memory.stability),
    states.map(({ state }) => state.memory.difficulty),
    states.map(({ id }) => new Date(due.get(id)!)),
    states.map(({ state }) => state.step),
  ]);
  return recalls;
}

/** Folds the stored log of cards of somebody who is locked anew, with their settings and trained weights. */
export async function refoldCards(tx: Transaction, personId: number, cards: number[]): Promise<void> {
  await foldCards(tx, personId, await learnerSettings(tx, personId), await readLogs(tx, personId, cards));
}

const reset = statement<{ flashcard_id: number }, [number, number[], Date]>(
  'flashcards.reset-cards',
  `INSERT INTO flashcard_resets (account_id, flashcard_id, reset_at)
   SELECT account_id, flashcard_id, $3::timestamptz FROM flashcard_states WHERE account_id = $1::int AND flashcard_id = ANY($2::int[])
   ON CONFLICT (account_id, flashcard_id) DO UPDATE SET reset_at = greatest(flashcard_resets.reset_at, excluded.reset_at)
   RETURNING flashcard_id`,
);

/**
 * Begins cards of somebody who is locked anew, as if they had never been answered. The log stays.
 * @returns those that had been answered
 */
export async function resetCards(tx: Transaction, personId: number, cards: number[]): Promise<number[]> {
  const begun = (await tx.sql.all(reset, [personId, cards, tx.clock.now()])).map(({ flashcard_id }) => flashcard_id);
  if (begun.length > 0) await refoldCards(tx, personId, begun);
  return begun;
}

/**
 * Writes new reviews into the log of somebody who is locked, and folds bins and memory of their cards.
 * @param importId of the import that brings them; undoing it takes them out again
 */
export async function writeLog(
  tx: Transaction,
  personId: number,
  reviews: readonly LoggedReview[],
  importId: number | null = null,
): Promise<void> {
  const settings = await learnerSettings(tx, personId);
  const logs = await readLogs(tx, personId, [...new Set(reviews.map(({ flashcard_id }) => flashcard_id))]);
  for (const { flashcard_id, review_id, answered_at, answer_correct, rating, again_in } of reviews) {
    const event = {
      reviewId: review_id,
      answeredAt: answered_at.getTime(),
      correct: answer_correct,
      rating: rating ?? null,
      againIn: again_in ?? null,
    };
    logs.set(flashcard_id, [...(logs.get(flashcard_id) ?? []), event]);
  }
  const recalls = await foldCards(tx, personId, settings, logs);
  await tx.sql.all(write, [
    personId,
    reviews.map(({ review_id }) => review_id),
    reviews.map(({ flashcard_id }) => flashcard_id),
    reviews.map(({ quizlog_id }) => quizlog_id),
    reviews.map(({ answered_at }) => answered_at),
    reviews.map(({ answer_correct }) => answer_correct),
    reviews.map(({ took_ms }) => took_ms),
    reviews.map(({ review_id }) => recalls.get(review_id) ?? null),
    reviews.map(({ rating }) => rating ?? null),
    reviews.map(({ again_in }) => again_in ?? null),
    tx.clock.now(),
    importId,
  ]);
  await askForTraining(tx, personId, reviews.length);
}

const withdraw = statement<{ flashcard_id: number }, [number, number, number[]]>(
  'flashcards.withdraw-reviews',
  'DELETE FROM flashcard_reviews WHERE account_id = $1::int AND import_id = $2::int AND flashcard_id = ANY($3::int[]) RETURNING flashcard_id',
);
const forgetStates = statement<never, [number, number[]]>(
  'flashcards.forget-states',
  `DELETE FROM flashcard_states state WHERE account_id = $1::int AND flashcard_id = ANY($2::int[])
      AND NOT EXISTS (SELECT FROM flashcard_reviews review WHERE review.account_id = state.account_id AND review.flashcard_id = state.flashcard_id)
      AND NOT EXISTS (SELECT FROM flashcard_seeds seed WHERE seed.account_id = state.account_id AND seed.flashcard_id = state.flashcard_id)`,
);

/** Folds cards of somebody who is locked anew, of which something left the log; those without a log have no state. */
export async function foldWhatIsLeft(tx: Transaction, personId: number, cards: number[]): Promise<void> {
  await tx.sql.all(forgetStates, [personId, cards]);
  await refoldCards(tx, personId, cards);
}

const withdrawSeeds = statement<{ flashcard_id: number }, [number, number, number[]]>(
  'flashcards.withdraw-seeds',
  'DELETE FROM flashcard_seeds WHERE account_id = $1::int AND import_id = $2::int AND flashcard_id = ANY($3::int[]) RETURNING flashcard_id',
);

/** Takes what an import brought of these cards out of the log of somebody who is locked, and folds what is left. */
export async function withdrawReviews(
  tx: Transaction,
  personId: number,
  importId: number,
  cards: number[],
): Promise<void> {
  const withdrawn = await tx.sql.all(withdraw, [personId, importId, cards]);
  const seeds = await tx.sql.all(withdrawSeeds, [personId, importId, cards]);
  const affected = [...new Set([...withdrawn, ...seeds].map(({ flashcard_id }) => flashcard_id))];
  if (affected.length === 0) return;
  await uncountReviews(tx, personId, withdrawn.length);
  await foldWhatIsLeft(tx, personId, affected);
}
