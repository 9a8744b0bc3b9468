import type { Language } from '~/domain/accounts/contract';
import type { SentPageData } from '~/domain/kit/contract';
import { containing } from '~/domain/kit/search-patterns';
import { pageInfo } from '~/domain/kit/list';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { mayReview } from '../policy';
import { type decksPage, FOLLOWS_MAX, FOUND_PAGE } from './contract';
import { PEOPLE } from '~/domain/accounts/views';

export interface ListedRow {
  id: number;
  deck_name: string;
  deck_description: string;
  deck_colour: string;
  deck_icon: string;
  deck_shared: boolean;
  category: string[];
  language: Language;
  cards: number;
  owner_name: string;
  news: number;
}

/** Decks of one's own that are listed. */
const MINE_MAX = 200;

const LISTED = `
  deck.id, deck.deck_name, deck.deck_description, deck.deck_colour, deck.deck_icon, deck.deck_shared, deck.category, deck.language,
  (SELECT count(*)::int FROM flashcards card WHERE card.deck_id = deck.id AND card.deleted_at IS NULL) AS cards,
  coalesce((SELECT owner.display_name FROM ${PEOPLE} owner WHERE owner.id = deck.owner_id), '') AS owner_name`;

const NEWS = `
  (SELECT count(*)::int FROM flashcards card WHERE card.deck_id = deck.id
      AND (card.changed_in > follow.seen_version AND card.deleted_at IS NULL
        OR card.removed_in > follow.seen_version AND card.added_in <= follow.seen_version)) AS news`;

const mine = statement<ListedRow, [number]>(
  'flashcards.decks-of-mine',
  `SELECT ${LISTED}, 0 AS news FROM decks deck WHERE deck.owner_id = $1::int AND deck.deleted_at IS NULL
    ORDER BY deck.changed_at DESC, deck.id DESC LIMIT ${MINE_MAX}`,
);
const editing = statement<ListedRow, [number]>(
  'flashcards.decks-edited',
  `SELECT ${LISTED}, 0 AS news FROM deck_editors editor JOIN decks deck ON deck.id = editor.deck_id
    WHERE editor.account_id = $1::int AND deck.deleted_at IS NULL AND deck.owner_id IS DISTINCT FROM $1::int
    ORDER BY deck.changed_at DESC, deck.id DESC LIMIT ${MINE_MAX}`,
);
const followed = statement<ListedRow, [number]>(
  'flashcards.decks-followed',
  `SELECT ${LISTED}, ${NEWS} FROM deck_follows follow JOIN decks deck ON deck.id = follow.deck_id
    WHERE follow.account_id = $1::int AND ${mayReview('deck', '$1::int')}
    ORDER BY deck.changed_at DESC, deck.id DESC LIMIT ${FOLLOWS_MAX}`,
);

const SHARED = `deck.kind = 'own' AND deck.deck_shared AND deck.deleted_at IS NULL AND deck.owner_id IS DISTINCT FROM $1::int
      AND NOT EXISTS (SELECT FROM unnest($2::text[]) AS word (pattern)
                       WHERE NOT (deck.deck_name ILIKE pattern OR deck.deck_description ILIKE pattern
                                  OR array_to_string(deck.category, ' ') ILIKE pattern))`;
const found = statement<ListedRow, [number, string[], number]>(
  'flashcards.decks-found',
  `SELECT ${LISTED}, 0 AS news FROM decks deck WHERE ${SHARED}
    ORDER BY deck.changed_at DESC, deck.id DESC LIMIT ${FOUND_PAGE} OFFSET $3::int`,
);
const countFound = statement<{ count: number }, [number, string[]]>(
  'flashcards.count-decks-found',
  `SELECT count(*)::int AS count FROM decks deck WHERE ${SHARED}`,
);

/** Every deck that one may do something with, and shared ones that match what one looks for (spec 2 §2). */
export async function findDecks(
  read: Reader,
  personId: number,
  { q, page }: { q: string; page: number },
): Promise<SentPageData<typeof decksPage>> {
  const words = q.split(/\s+/).filter(Boolean).map(containing);
  const [own, edited, follows, items, counted] = await Promise.all([
    read.sql.all(mine, [personId]),
    read.sql.all(editing, [personId]),
    read.sql.all(followed, [personId]),
    read.sql.all(found, [personId, words, (page - 1) * FOUND_PAGE]),
    read.sql.one(countFound, [personId, words]),
  ]);
  const count = counted!.count;
  return {
    mine: own,
    editing: edited,
    followed: follows,
    found: { items, ...pageInfo(page, FOUND_PAGE, count) },
  };
}
