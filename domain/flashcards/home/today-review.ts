import type { Person } from '~/domain/accounts/person';
import { startOfDay } from '~/domain/kit/days';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { type LearnerSettings, learnerSettings } from '../memory/learner.query';
import { isAside, mayReview } from '../policy';
import { noFlashcards } from '../refusals';
import { keepSiblingsApart } from '../review/draw-cards.query';
import { reviewTypeOf } from '../review/kinds';
import { placeReview, reviewStartedBefore } from '../review/start-review';
import { SITTING } from './contract';

/** A card that was wrong, or is at a learning step, is no new review: it is due again on the same day. */
const AGAIN = '(known.again_in IS NOT NULL OR NOT known.last_correct)';
/** Each due card is found by its id: never by all cards there are. */
const DUE = `FROM flashcard_states known
     CROSS JOIN LATERAL (SELECT * FROM flashcards WHERE id = known.flashcard_id OFFSET 0) card
     JOIN decks deck ON deck.id = card.deck_id
    WHERE known.account_id = $1::int AND known.due_at <= $2::timestamptz
      AND card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')} AND NOT ${isAside('card', '$1::int', '$2::timestamptz')}`;

interface Counts {
  due: number;
  /** Of those, cards that are due again. */
  again: number;
  /** Cards that were begun today, and other cards that were answered. */
  begun: number;
  reviewed: number;
}
const count = statement<Counts, [person: number, now: Date, today: Date]>(
  'flashcards.counts-of-today',
  `WITH answered AS (
     SELECT bool_or(recall IS NULL) AS begun FROM flashcard_reviews
      WHERE account_id = $1::int AND answered_at >= $3::timestamptz AND import_id IS NULL GROUP BY flashcard_id),
   due AS (SELECT ${AGAIN} AS again ${DUE})
   SELECT (SELECT count(*)::int FROM due) AS due, (SELECT count(*)::int FROM due WHERE again) AS again,
          (SELECT count(*)::int FROM answered WHERE begun) AS begun, (SELECT count(*)::int FROM answered WHERE NOT begun) AS reviewed`,
);

const dueCards = statement<{ id: number; again: boolean }, [person: number, now: Date]>(
  'flashcards.due-cards-of-today',
  `SELECT card.id, ${AGAIN} AS again ${DUE} ORDER BY again DESC, known.due_at, card.id LIMIT ${SITTING}`,
);

// Of one's own decks, and of those of others and packs that one has begun; one deck after the other, so that they take turns.
const newCards = statement<{ id: number }, [person: number, now: Date, most: number, begun: number[]]>(
  'flashcards.new-cards-of-today',
  `WITH known AS MATERIALIZED (SELECT flashcard_id FROM flashcard_states WHERE account_id = $1::int)
   SELECT fresh.id
     FROM decks deck
    CROSS JOIN LATERAL (
       SELECT card.id, row_number() OVER (ORDER BY card.position, card.id) AS nth FROM flashcards card
        WHERE card.deck_id = deck.id AND card.deleted_at IS NULL AND card.id NOT IN (SELECT flashcard_id FROM known)
          AND NOT ${isAside('card', '$1::int', '$2::timestamptz')}
        ORDER BY card.position, card.id LIMIT $3::int) fresh
    WHERE ${mayReview('deck', '$1::int')} AND (deck.owner_id = $1::int OR deck.id = ANY($4::int[]))
    ORDER BY fresh.nth, deck.id LIMIT $3::int`,
);

const begunDecks = statement<{ deck_id: number }, [number]>(
  'flashcards.begun-decks',
  `SELECT DISTINCT card.deck_id FROM flashcard_states known JOIN flashcards card ON card.id = known.flashcard_id WHERE known.account_id = $1::int`,
);

/** What is left of somebody's cards for today. */
export interface Today {
  /** Cards that are due now, without those that are held back. */
  due: number;
  /** Cards that are due beyond the number of reviews a day. */
  held: number;
  /** New cards that may still be begun, at most. */
  mayBegin: number;
  /** Cards that are due for the first time today, at most. */
  mayReview: number;
}

export async function countToday(
  read: Pick<Reader, 'sql' | 'clock'>,
  personId: number,
  { newADay, reviewsADay, timeZone }: LearnerSettings,
): Promise<Today> {
  const now = read.clock.now();
  const today = new Date(startOfDay(now.getTime(), timeZone));
  const { due, again, begun, reviewed } = (await read.sql.one(count, [personId, now, today]))!;
  const mayReview = reviewsADay === null ? Infinity : Math.max(0, reviewsADay - reviewed);
  const held = Math.max(0, due - again - mayReview);
  return { due: due - held, held, mayBegin: Math.max(0, newADay - begun), mayReview };
}

/** New cards for today's review, at most so many. @param begun decks of which one has answered a card */
export const newForToday = async (read: Reader, personId: number, most: number, begun: number[]): Promise<number[]> =>
  most > 0 ? (await read.sql.all(newCards, [personId, read.clock.now(), most, begun])).map(({ id }) => id) : [];

/** Both lists in their order, the shorter one spread evenly over the other. */
const spread = (one: readonly number[], other: readonly number[]): number[] =>
  [one, other]
    .flatMap((cards) => cards.map((id, nth) => ({ id, at: (nth + 0.5) / cards.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id);

/**
 * Starts a review of what is due today with new cards among it, which come again by learning steps; of a longer backlog the most
 * urgent ones. The same `submission_id` again answers the review that it started.
 *
 * @returns its id
 * @throws Problem invalid `no-flashcards`
 */
export async function startToday(tx: Transaction, person: Person, submissionId: string | null): Promise<number> {
  const before = submissionId === null ? null : await reviewStartedBefore(tx, person.id, submissionId);
  if (before !== null) return before;
  const { mayBegin, mayReview } = await countToday(tx, person.id, await learnerSettings(tx, person.id));
  const due = await tx.sql.all(dueCards, [person.id, tx.clock.now()]);
  const idsOf = (again: boolean) => due.filter((one) => one.again === again).map(({ id }) => id);
  const begun = (await tx.sql.all(begunDecks, [person.id])).map(({ deck_id }) => deck_id);
  const fresh = await newForToday(tx, person.id, mayBegin, begun);
  const drawn = [...idsOf(true), ...spread(idsOf(false).slice(0, mayReview), fresh)];
  if (drawn.length === 0) throw noFlashcards();
  const cards = await keepSiblingsApart(tx, person.id, drawn);
  return placeReview(tx, person.id, {
    quizType: reviewTypeOf('today', false),
    deckId: null,
    length: cards.length,
    submissionId,
    startedAt: tx.clock.now(),
    cards,
  });
}
