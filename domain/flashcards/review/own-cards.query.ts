import { href } from '~/domain/kit/contract';
import { dateOfDay, dayOf, quarterOf, startOf, sumByDay } from '~/domain/kit/days';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { isAside, mayReview } from '../policy';
import { flashcardReview } from './contract';
import type { ReviewType } from './kinds';

interface Counts {
  bookmarked: number;
  due: number;
  decks: number;
}

/** Each due card is found by its id: never by all cards there are. */
const DUE = `SELECT count(*)::int FROM flashcard_states known
            CROSS JOIN LATERAL (SELECT * FROM flashcards WHERE id = known.flashcard_id OFFSET 0) card
             JOIN decks deck ON deck.id = card.deck_id
            WHERE known.account_id = $1::int AND known.due_at <= $2::timestamptz
              AND card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')} AND NOT ${isAside('card', '$1::int', '$2::timestamptz')}`;

const counts = statement<Counts, [number, Date]>(
  'flashcards.own-counts',
  `SELECT (SELECT count(*)::int FROM flashcard_bookmarks mark
             JOIN flashcards card ON card.id = mark.flashcard_id
             JOIN decks deck ON deck.id = card.deck_id
            WHERE mark.account_id = $1::int AND card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')}) AS bookmarked,
          (${DUE}) AS due,
          (SELECT count(*)::int FROM decks WHERE owner_id = $1::int AND deleted_at IS NULL) AS decks`,
);

const dueByQuarter = statement<{ at: Date; due: number }, [number, Date, Date]>(
  'flashcards.due-by-quarter',
  `SELECT greatest(${quarterOf('known.due_at')}, mark.buried_until, $2::timestamptz) AS at, count(*)::int AS due FROM flashcard_states known
    CROSS JOIN LATERAL (SELECT * FROM flashcards WHERE id = known.flashcard_id OFFSET 0) card
     JOIN decks deck ON deck.id = card.deck_id
     LEFT JOIN flashcard_marks mark ON mark.account_id = $1::int AND mark.flashcard_id = known.flashcard_id
    WHERE known.account_id = $1::int AND known.due_at < $3::timestamptz AND card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')}
      AND mark.suspended IS NOT TRUE
    GROUP BY 1`,
);

/** How many cards are due on each day until an instant, by the day since 1970-01-01; today with those that were due before. */
export async function countDueByDay(
  read: Reader,
  personId: number,
  zone: string,
  until: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await read.sql.all(dueByQuarter, [personId, read.clock.now(), until]);
  return sumByDay(
    rows.map((row) => [row.at, row.due]),
    zone,
  );
}

/** How many cards are due on each of so many days, from today. */
export async function dueOnDays(read: Reader, personId: number, zone: string, days: number) {
  const today = dayOf(read.clock.now().getTime(), zone);
  const due = await countDueByDay(read, personId, zone, new Date(startOf(today + days, zone)));
  return Array.from({ length: days }, (_, nth) => ({ date: dateOfDay(today + nth), cards: due.get(today + nth) ?? 0 }));
}

interface Unfinished {
  id: number;
  quiz_type: ReviewType;
  answered: number;
  length: number;
}

const unfinished = statement<Unfinished, [number]>(
  'flashcards.unfinished',
  `SELECT id, quiz_type, answered, length FROM flashcard_quizzes
    WHERE account_id = $1::int AND finished_at IS NULL ORDER BY id DESC LIMIT 1`,
);

/** The review that was begun last and not ended. */
export async function findUnfinishedReview(read: Reader, personId: number) {
  const review = await read.sql.one(unfinished, [personId]);
  if (!review) return null;
  const { id, ...rest } = review;
  return { quizlog_id: id, ...rest, url: href(flashcardReview, { quizlogId: id }) };
}

/** What a person has to do with cards: how many are due and marked, and the review that was left. */
export async function findOwnCards(read: Reader, personId: number) {
  const [counted, review] = await Promise.all([
    read.sql.one(counts, [personId, read.clock.now()]),
    findUnfinishedReview(read, personId),
  ]);
  return { ...counted!, unfinished: review };
}
