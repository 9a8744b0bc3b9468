import type { Person } from '~/domain/accounts/person';
import { groupBy } from '~/domain/kit/group-by';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { cardsMaxOf } from '../decks/deck-rows.query';
import { deckNotFound, tooManyCards } from '../decks/refusals';
import { lockLearner, resetCards } from '../review/write-log';
import { announceDeck } from '../sharing/notify-followers';

// In the order of their ids, as everywhere that changes several decks.
const lock = statement<{ id: number; cards: number }, [person: number, cards: number[], deck: number]>(
  'flashcards.lock-decks-of-cards',
  `SELECT deck.id, (SELECT count(*)::int FROM flashcards card WHERE card.deck_id = deck.id AND card.deleted_at IS NULL) AS cards
     FROM decks deck
    WHERE deck.owner_id = $1::int AND deck.kind = 'own' AND deck.deleted_at IS NULL
      AND (deck.id = $3::int OR deck.id IN (SELECT deck_id FROM flashcards WHERE id = ANY($2::int[])))
    ORDER BY deck.id FOR NO KEY UPDATE`,
);
const grow = statement<never, [decks: number[], Date]>(
  'flashcards.grow-decks',
  'UPDATE decks SET version = version + 1, changed_at = $2::timestamptz WHERE id = ANY($1::int[])',
);

interface Changed {
  id: number;
  /** The decks that are another now. */
  decks: number[];
}

/** Locks one's own decks of these cards, and the deck `target`. A card of nobody's own is in none of them. */
const lockDecks = async (tx: Transaction, person: Person, ids: number[], target = 0): Promise<Map<number, number>> =>
  new Map((await tx.sql.all(lock, [person.id, ids, target])).map(({ id, cards }) => [id, cards]));

async function announce(tx: Transaction, changed: readonly Changed[]): Promise<number[]> {
  for (const deck of new Set(changed.flatMap(({ decks }) => decks))) await announceDeck(tx, deck);
  return changed.map(({ id }) => id);
}

const move = statement<Changed, [cards: number[], locked: number[], target: number]>(
  'flashcards.move-cards',
  `UPDATE flashcards card SET deck_id = $3::int, position = moved.place, added_in = deck.version, changed_in = deck.version,
          submission_id = CASE WHEN EXISTS (SELECT FROM flashcards other WHERE other.deck_id = $3::int AND other.submission_id = card.submission_id)
                               THEN NULL ELSE card.submission_id END
     FROM decks deck,
          (SELECT one.id, one.deck_id, last.position + row_number() OVER (ORDER BY wanted.nth) AS place
             FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, nth)
             JOIN flashcards one ON one.id = wanted.id,
                  (SELECT coalesce(max(position), 0) AS position FROM flashcards WHERE deck_id = $3::int) last
            WHERE one.deck_id = ANY($2::int[]) AND one.deck_id <> $3::int AND one.deleted_at IS NULL) moved
    WHERE card.id = moved.id AND deck.id = $3::int RETURNING card.id, ARRAY[moved.deck_id, card.deck_id] AS decks`,
);

/**
 * Moves cards of one's own to the end of a deck of one's own, in the order of `ids`.
 * @returns those that were moved
 * @throws Problem not-found `deck-not-found`; not-allowed `too-many-cards`
 */
export async function moveCards(tx: Transaction, person: Person, ids: number[], target: number): Promise<number[]> {
  const decks = await lockDecks(tx, person, ids, target);
  const before = decks.get(target);
  if (before === undefined) throw deckNotFound();
  await tx.sql.all(grow, [[...decks.keys()], tx.clock.now()]);
  const moved = await tx.sql.all(move, [[...new Set(ids)], [...decks.keys()], target]);
  const most = cardsMaxOf(person);
  if (moved.length > 0 && before + moved.length > most) throw tooManyCards(most);
  return announce(tx, moved);
}

// A card with other tags is still what was made of its cloze text.
const tag = statement<
  Changed,
  [cards: number[], locked: number[], add: string[], remove: string[], now: Date, person: number]
>(
  'flashcards.tag-cards',
  `WITH tagged AS (
   UPDATE flashcards card SET tags = wanted.tags, revision = card.revision + 1, changed_at = $5::timestamptz, changed_by = $6::int, changed_in = deck.version
     FROM decks deck,
          (SELECT one.id, kept.tags || array(SELECT tag FROM unnest($3::text[]) AS tag
                                              WHERE NOT EXISTS (SELECT FROM unnest(kept.tags) AS had WHERE lower(had) = lower(tag))) AS tags
             FROM flashcards one,
                  LATERAL (SELECT array(SELECT tag FROM unnest(one.tags) WITH ORDINALITY AS had (tag, place)
                                         WHERE lower(tag) <> ALL ($4::text[]) ORDER BY place) AS tags) kept
            WHERE one.id = ANY($1::int[])) wanted
    WHERE card.id = wanted.id AND deck.id = card.deck_id AND card.deck_id = ANY($2::int[]) AND card.deleted_at IS NULL
      AND card.tags <> wanted.tags AND cardinality(wanted.tags) <= ${TAGS_MAX}
   RETURNING card.id, card.revision, card.deck_id),
   kept AS (
     UPDATE flashcard_clozes cloze SET revision = tagged.revision FROM tagged WHERE cloze.flashcard_id = tagged.id AND cloze.revision = tagged.revision - 1)
   SELECT id, ARRAY[deck_id] AS decks FROM tagged`,
);

/** Adds tags to cards of one's own, and takes others away. @returns those that were changed */
export async function tagCards(
  tx: Transaction,
  person: Person,
  ids: number[],
  { add, remove }: { add: string[]; remove: string[] },
): Promise<number[]> {
  const decks = [...(await lockDecks(tx, person, ids)).keys()];
  const now = tx.clock.now();
  await tx.sql.all(grow, [decks, now]);
  const without = remove.map((one) => one.toLowerCase());
  return announce(tx, await tx.sql.all(tag, [ids, decks, add, without, now, person.id]));
}

const own = statement<{ id: number }, [person: number, cards: number[]]>(
  'flashcards.own-cards',
  `SELECT card.id FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
    WHERE card.id = ANY($2::int[]) AND card.deleted_at IS NULL AND deck.owner_id = $1::int AND deck.kind = 'own' AND deck.deleted_at IS NULL`,
);

/** Of these cards, those that are none of one's own, or deleted. */
export async function goneCards(read: Reader, person: Person, ids: number[]): Promise<number[]> {
  const there = new Set((await read.sql.all(own, [person.id, ids])).map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}

/** Begins cards of one's own anew. @returns those that had been answered */
export async function beginAnew(tx: Transaction, person: Person, ids: number[]): Promise<number[]> {
  await lockLearner(tx, person.id);
  const cards = await tx.sql.all(own, [person.id, ids]);
  return resetCards(
    tx,
    person.id,
    cards.map(({ id }) => id),
  );
}

// A mark of an import that a person changes is theirs: undoing the import leaves it.
const suspend = statement<{ id: number }, [person: number, cards: number[], suspended: boolean, Date]>(
  'flashcards.suspend-cards',
  `INSERT INTO flashcard_marks AS mark (account_id, flashcard_id, suspended, changed_at)
   SELECT $1::int, card.id, $3::boolean, $4::timestamptz
     FROM flashcards card LEFT JOIN flashcard_marks had ON had.account_id = $1::int AND had.flashcard_id = card.id
    WHERE card.id = ANY($2::int[]) AND coalesce(had.suspended, false) <> $3::boolean ORDER BY card.id
   ON CONFLICT (account_id, flashcard_id) DO UPDATE SET suspended = excluded.suspended, changed_at = excluded.changed_at, import_id = NULL
   RETURNING flashcard_id AS id`,
);

/** Suspends cards of one's own, or lets them come again. @returns those that were not so before */
export async function suspendCards(
  tx: Transaction,
  person: Person,
  ids: number[],
  suspended: boolean,
): Promise<number[]> {
  const cards = await tx.sql.all(own, [person.id, ids]);
  const values = [person.id, cards.map(({ id }) => id), suspended, tx.clock.now()] as const;
  return (await tx.sql.all(suspend, [...values])).map(({ id }) => id);
}

const flagCardsOf = statement<{ id: number }, [person: number, cards: number[], flag: number, Date]>(
  'flashcards.flag-cards',
  `INSERT INTO flashcard_marks AS mark (account_id, flashcard_id, flag, changed_at)
   SELECT $1::int, card.id, $3::smallint, $4::timestamptz
     FROM flashcards card LEFT JOIN flashcard_marks had ON had.account_id = $1::int AND had.flashcard_id = card.id
    WHERE card.id = ANY($2::int[]) AND coalesce(had.flag, 0) <> $3::smallint ORDER BY card.id
   ON CONFLICT (account_id, flashcard_id) DO UPDATE SET flag = excluded.flag, changed_at = excluded.changed_at, import_id = NULL
   RETURNING flashcard_id AS id`,
);

/** Flags cards of one's own, or takes their flags away (0). @returns those that had another one */
export async function flagCards(tx: Transaction, person: Person, ids: number[], flag: number): Promise<number[]> {
  const cards = await tx.sql.all(own, [person.id, ids]);
  const values = [person.id, cards.map(({ id }) => id), flag, tx.clock.now()] as const;
  return (await tx.sql.all(flagCardsOf, [...values])).map(({ id }) => id);
}

const remove = statement<Changed, [cards: number[], locked: number[], Date]>(
  'flashcards.delete-own-cards',
  `UPDATE flashcards card SET deleted_at = $3::timestamptz, removed_in = deck.version FROM decks deck
    WHERE deck.id = card.deck_id AND card.id = ANY($1::int[]) AND card.deck_id = ANY($2::int[]) AND card.deleted_at IS NULL
   RETURNING card.id, ARRAY[card.deck_id] AS decks`,
);

/** Deletes cards of one's own. @returns those that were there */
export async function deleteCards(tx: Transaction, person: Person, ids: number[]): Promise<number[]> {
  const decks = [...(await lockDecks(tx, person, ids)).keys()];
  const now = tx.clock.now();
  await tx.sql.all(grow, [decks, now]);
  return announce(tx, await tx.sql.all(remove, [ids, decks, now]));
}

// One that a moderator hides stays so. One that was imported again meanwhile is there already; of two such, the later one comes back.
const restore = statement<Changed & { grown: boolean }, [cards: number[], locked: number[]]>(
  'flashcards.restore-cards',
  `UPDATE flashcards card SET deleted_at = NULL, removed_in = NULL, changed_in = deck.version
     FROM flashcards gone JOIN decks deck ON deck.id = gone.deck_id
     LEFT JOIN (SELECT deck_id, max(added_in) AS version FROM flashcards WHERE deck_id = ANY($2::int[]) AND deleted_at IS NULL GROUP BY deck_id) added
            ON added.deck_id = deck.id
    WHERE gone.id = card.id AND card.id = ANY($1::int[]) AND card.deck_id = ANY($2::int[]) AND card.deleted_at IS NOT NULL AND card.hidden_at IS NULL
      AND NOT EXISTS (SELECT FROM flashcards other WHERE other.author_id = card.author_id AND other.source_guid = card.source_guid
                         AND other.source_ord = card.source_ord
                         AND (other.deleted_at IS NULL OR other.id = ANY($1::int[]) AND other.id > card.id))
   RETURNING card.id, ARRAY[card.deck_id] AS decks, coalesce(added.version > gone.removed_in, false) AS grown`,
);

/**
 * Brings deleted cards of one's own back. A deck that has had more cards than it may have gets its own back, but not beside new ones.
 * @returns those that are back
 * @throws Problem not-allowed `too-many-cards`
 */
export async function restoreCards(tx: Transaction, person: Person, ids: number[]): Promise<number[]> {
  const decks = await lockDecks(tx, person, ids);
  await tx.sql.all(grow, [[...decks.keys()], tx.clock.now()]);
  const back = await tx.sql.all(restore, [ids, [...decks.keys()]]);
  const most = cardsMaxOf(person);
  for (const [deck, cards] of groupBy(back, (one) => one.decks[0]!))
    if (cards.some(({ grown }) => grown) && decks.get(deck)! + cards.length > most) throw tooManyCards(most);
  return announce(tx, back);
}
