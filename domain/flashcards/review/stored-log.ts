import { groupBy } from '~/domain/kit/group-by';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { ReviewEvent } from './log';
import type { Rating } from './memory';

interface Row {
  flashcard_id: number;
  review_id: string;
  answered_at: Date;
  correct: boolean;
  rating: Rating | null;
  again_in: number | null;
  /** Of a seed; null for an answer. */
  due_at: Date | null;
  stability: number | null;
  difficulty: number | null;
  reviews: number | null;
  lapses: number | null;
}

const logOf = statement<Row, [number, number[]]>(
  'flashcards.log-of-cards',
  `SELECT flashcard_id, review_id, answered_at, correct, rating, again_in, NULL::timestamptz AS due_at, NULL::float8 AS stability, NULL::float8 AS difficulty,
          NULL::int AS reviews, NULL::int AS lapses
     FROM flashcard_reviews WHERE account_id = $1::int AND flashcard_id = ANY($2::int[])
    UNION ALL
   SELECT flashcard_id, seed_id, answered_at, correct, NULL, NULL, due_at, stability, difficulty, reviews, lapses
     FROM flashcard_seeds WHERE account_id = $1::int AND flashcard_id = ANY($2::int[])`,
);

function toEvent({
  review_id,
  answered_at,
  correct,
  rating,
  again_in,
  due_at,
  stability,
  difficulty,
  reviews,
  lapses,
}: Row): ReviewEvent {
  const event = { reviewId: review_id, answeredAt: answered_at.getTime(), correct };
  if (due_at === null) return { ...event, rating, againIn: again_in };
  const memory = stability === null || difficulty === null ? null : { stability, difficulty };
  return { ...event, seed: { memory, dueAt: due_at.getTime(), reviews: reviews!, lapses: lapses! } };
}

/** The whole log of each of these cards, with what was taken over from another program; in no order. */
export async function readLogs(
  read: Pick<Reader, 'sql'>,
  personId: number,
  cards: number[],
): Promise<Map<number, ReviewEvent[]>> {
  const rows = await read.sql.all(logOf, [personId, cards]);
  return new Map([...groupBy(rows, ({ flashcard_id }) => flashcard_id)].map(([id, log]) => [id, log.map(toEvent)]));
}
