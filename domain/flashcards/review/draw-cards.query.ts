import { groupBy } from '~/domain/kit/group-by';
import { sinceDays } from '~/domain/kit/days';
import { understoodSince } from '~/domain/learning/views';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { findSiblings } from '../memory/siblings.query';
import { isAside, mayReview } from '../policy';
import { ALL_CARDS, type CardPreference, type CardSelection } from './contract';
import { keepApart } from './keep-apart';
import { type ReviewSource, reviewKind } from './kinds';
import { TOPICS } from '~/domain/questions/views';

type Values = [
  person: number,
  deck: number,
  specialty: number,
  topic: number,
  preference: CardPreference,
  now: Date,
  most: number,
  tags: string[],
  review: number,
  since: Date,
];
type Source = Exclude<ReviewSource, 'plan' | 'today'>;

/** Which decks each source draws from. */
const DECKS: Record<Source, string> = {
  pack: `deck.kind = 'pack'`,
  collection: `(deck.kind = 'collection' OR card.id IN (SELECT flashcard_id FROM collected_cards))`,
  'own-deck': `deck.kind = 'own' AND deck.owner_id = $1`,
  'shared-deck': `deck.kind = 'own' AND deck.owner_id IS DISTINCT FROM $1`,
  bookmarks: `card.id IN (SELECT flashcard_id FROM flashcard_bookmarks WHERE account_id = $1)`,
  due: 'true',
  topic: `(deck.kind <> 'own' OR deck.owner_id = $1)`,
};

/**
 * What the cards are narrowed down by first, so that an index leads to them. One statement for each: a condition such as
 * `$4 = 0 OR topic_id = $4` would read the whole table.
 */
const SCOPES = {
  all: 'true',
  deck: 'deck.id = $2::int',
  topic: 'card.topic_id = $4::int',
  specialty: `card.topic_id IN (SELECT id FROM ${TOPICS} topic WHERE specialty_id = $3::int)`,
  /** Cards that were wrong in a review of the person, of any deck. */
  review: `card.id IN (SELECT placed.flashcard_id FROM flashcard_quiz_cards placed JOIN flashcard_quizzes quiz ON quiz.id = placed.quiz_id
             WHERE quiz.id = $9::int AND quiz.account_id = $1::int AND NOT placed.last_correct)`,
  /** Cards that the person failed the last time, of any deck. */
  mistakes: `card.id IN (SELECT wrong.flashcard_id FROM flashcard_states wrong WHERE wrong.account_id = $1::int AND NOT wrong.last_correct
               AND wrong.last_answered >= $10::timestamptz AND NOT ${understoodSince('card', 'wrong.flashcard_id', 'wrong.last_answered')})`,
} as const;
type Scope = keyof typeof SCOPES;

/** A collection draws from its own cards and from those of packs. */
const IN_COLLECTION = `card.id IN (
             SELECT held.id FROM flashcards held JOIN decks home ON home.id = held.deck_id WHERE home.id = $2::int AND home.kind = 'collection'
              UNION ALL
             SELECT held.flashcard_id FROM collected_cards held JOIN decks home ON home.id = held.deck_id
              WHERE home.id = $2::int AND home.deleted_at IS NULL)`;
const narrowedBy = (source: Source, scope: Scope): string =>
  source === 'collection' && scope === 'deck' ? IN_COLLECTION : SCOPES[scope];

/** Cards with what the person knows of them. Those that are due are found by their state, one by one: never by all cards there are. */
const CARDS = {
  due: `(SELECT * FROM flashcard_states WHERE account_id = $1::int AND due_at <= $6::timestamptz) known
         CROSS JOIN LATERAL (SELECT * FROM flashcards WHERE id = known.flashcard_id OFFSET 0) card`,
  other: `flashcards card
         LEFT JOIN flashcard_states known ON known.account_id = $1::int AND known.flashcard_id = card.id`,
};

/** Cards that are due come in the order in which they are forgotten, all others by chance. */
const orderOf = (source: Source): string => (source === 'due' ? 'due_at, id' : 'random()');

const drawFrom = (source: Source, scope: Scope) =>
  statement<{ ids: number[] | null; count: number }, Values>(
    `flashcards.draw-${source}-by-${scope}`,
    `WITH given AS (SELECT $1::int, $2::int, $3::int, $4::int, $5::text, $6::timestamptz, $8::text[], $9::int, $10::timestamptz),
     fitting AS (
       SELECT card.id, known.due_at
         FROM ${CARDS[source === 'due' ? 'due' : 'other']}
         JOIN decks deck ON deck.id = card.deck_id
        WHERE card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')} AND NOT ${isAside('card', '$1::int', '$6::timestamptz')}
          AND ${scope === 'review' || scope === 'mistakes' ? 'true' : DECKS[source]} AND ${narrowedBy(source, scope)}
          AND ($4::int = 0 OR card.topic_id = $4::int)
          AND ($3::int = 0 OR card.topic_id IN (SELECT id FROM ${TOPICS} topic WHERE specialty_id = $3::int))
          AND ($5::text = 'all' OR $5 = 'new' AND known.flashcard_id IS NULL OR $5 = 'incorrect' AND NOT known.last_correct
               AND NOT ${understoodSince('card', 'card.id', 'known.last_answered')})
          AND (cardinality($8::text[]) = 0 OR card.tags && $8::text[])),
     drawn AS (SELECT id, due_at FROM fitting ORDER BY ${orderOf(source)} LIMIT $7::int)
     SELECT (SELECT array_agg(id ORDER BY ${orderOf(source)}) FROM drawn) AS ids,
            (SELECT count(*)::int FROM fitting) AS count`,
  );

const of = (source: Source): Record<Scope, ReturnType<typeof drawFrom>> => ({
  all: drawFrom(source, 'all'),
  deck: drawFrom(source, 'deck'),
  topic: drawFrom(source, 'topic'),
  specialty: drawFrom(source, 'specialty'),
  review: drawFrom(source, 'review'),
  mistakes: drawFrom(source, 'mistakes'),
});

export const STATEMENTS: Record<Source, Record<Scope, ReturnType<typeof drawFrom>>> = {
  pack: of('pack'),
  collection: of('collection'),
  'own-deck': of('own-deck'),
  'shared-deck': of('shared-deck'),
  bookmarks: of('bookmarks'),
  due: of('due'),
  topic: of('topic'),
};

function scopeOf({ deck_id, topic, specialty, of_review, mistakes }: CardSelection): Scope {
  if (of_review !== undefined) return 'review';
  if (mistakes !== undefined) return 'mistakes';
  if (deck_id !== undefined) return 'deck';
  if (topic > 0) return 'topic';
  return specialty > 0 ? 'specialty' : 'all';
}

async function ask(read: Reader, personId: number, selection: CardSelection, most: number) {
  const { source } = reviewKind(selection.quiz_type);
  const scope = scopeOf(selection);
  if (source === 'plan' || source === 'today') return { ids: [], count: 0 };
  // A deck that is shared is known by its address, and by nothing else.
  if (source === 'shared-deck' && scope !== 'deck') return { ids: [], count: 0 };
  const row = await read.sql.one(STATEMENTS[source][scope], [
    personId,
    selection.deck_id ?? 0,
    selection.specialty,
    selection.topic,
    selection.selection_options,
    read.clock.now(),
    most,
    selection.tags,
    selection.of_review ?? 0,
    sinceDays(read.clock.now(), selection.mistakes ?? 0),
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
export async function drawCards(
  read: Reader,
  personId: number,
  selection: CardSelection,
  length: number,
): Promise<number[]> {
  const { removes } = reviewKind(selection.quiz_type);
  const { ids } = await ask(read, personId, selection, removes ? length : ALL_CARDS);
  return removes ? keepSiblingsApart(read, personId, ids) : ids;
}

/** Cards in their order, with siblings apart. */
export async function keepSiblingsApart(read: Reader, personId: number, ids: number[]): Promise<number[]> {
  const siblings = groupBy(await findSiblings(read, personId, ids), ({ id }) => id);
  return keepApart(ids, new Map([...siblings].map(([id, of]) => [id, new Set(of.map(({ sibling }) => sibling))])));
}
