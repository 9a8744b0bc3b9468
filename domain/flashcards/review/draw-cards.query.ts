import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { mayReview } from '../policy';
import { ALL_CARDS, type CardPreference, type CardSelection } from './contract';
import { type ReviewSource, reviewKind } from './kinds';

type Values = [
  person: number,
  deck: number | null,
  specialty: number,
  topic: number,
  preference: CardPreference,
  now: Date,
  most: number,
];

/** Which decks each source draws from. `$1` is the person, `$2` the deck, or null for all there are. */
const DECKS: Record<Exclude<ReviewSource, 'plan'>, string> = {
  pack: `deck.kind = 'pack' AND ($2::int IS NULL OR deck.id = $2)`,
  collection: `deck.kind = 'collection' AND ($2::int IS NULL OR deck.id = $2)`,
  'own-deck': `deck.kind = 'own' AND deck.owner_id = $1 AND ($2::int IS NULL OR deck.id = $2)`,
  'shared-deck': `deck.kind = 'own' AND deck.owner_id IS DISTINCT FROM $1 AND deck.id = $2`,
  bookmarks: `EXISTS (SELECT FROM flashcard_bookmarks mark WHERE mark.account_id = $1 AND mark.flashcard_id = card.id)
              AND ($2::int IS NULL OR deck.id = $2)`,
  due: `known.due_at <= $6 AND ($2::int IS NULL OR deck.id = $2)`,
  topic: `(deck.kind <> 'own' OR deck.owner_id = $1) AND ($2::int IS NULL OR deck.id = $2)`,
};

/** Cards that are due come in the order in which they are forgotten, all others by chance. */
const orderOf = (source: ReviewSource): string => (source === 'due' ? 'due_at, id' : 'random()');

const drawFrom = (source: Exclude<ReviewSource, 'plan'>) =>
  statement<{ ids: number[] | null; count: number }, Values>(
    `flashcards.draw-${source}`,
    `WITH fitting AS (
       SELECT card.id, known.due_at
         FROM flashcards card
         JOIN decks deck ON deck.id = card.deck_id
         LEFT JOIN flashcard_states known ON known.account_id = $1::int AND known.flashcard_id = card.id
         LEFT JOIN topics topic ON topic.id = card.topic_id
        WHERE card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')} AND ${DECKS[source]}
          AND ($3::int = 0 OR topic.specialty_id = $3::int) AND ($4::int = 0 OR card.topic_id = $4::int)
          AND ($5::text = 'all' OR $5 = 'new' AND known.flashcard_id IS NULL OR $5 = 'incorrect' AND NOT known.last_correct)
          AND $6::timestamptz IS NOT NULL),
     drawn AS (SELECT id, due_at FROM fitting ORDER BY ${orderOf(source)} LIMIT $7::int)
     SELECT (SELECT array_agg(id ORDER BY ${source === 'due' ? 'due_at, id' : 'random()'}) FROM drawn) AS ids,
            (SELECT count(*)::int FROM fitting) AS count`,
  );

const STATEMENTS = {
  pack: drawFrom('pack'),
  collection: drawFrom('collection'),
  'own-deck': drawFrom('own-deck'),
  'shared-deck': drawFrom('shared-deck'),
  bookmarks: drawFrom('bookmarks'),
  due: drawFrom('due'),
  topic: drawFrom('topic'),
};

async function ask(read: Reader, personId: number, selection: CardSelection, most: number) {
  const { source } = reviewKind(selection.quiz_type);
  if (source === 'plan') return { ids: [], count: 0 };
  const row = await read.sql.one(STATEMENTS[source], [
    personId,
    selection.deck_id ?? null,
    selection.specialty,
    selection.topic,
    selection.selection_options,
    read.clock.now(),
    most,
  ]);
  return { ids: row!.ids ?? [], count: row!.count };
}

/** How many cards fit a choice (spec 2 §7). */
export const countCards = async (read: Reader, personId: number, selection: CardSelection): Promise<number> =>
  Math.min((await ask(read, personId, selection, 0)).count, ALL_CARDS);

/**
 * The cards of a review: as many as were asked for, or, of a Leitner review, all that fit, from which the next one is chosen
 * as it goes on.
 */
export const drawCards = async (
  read: Reader,
  personId: number,
  selection: CardSelection,
  length: number,
): Promise<number[]> =>
  (await ask(read, personId, selection, reviewKind(selection.quiz_type).removes ? length : ALL_CARDS)).ids;
