import type { SentPageData } from '~/domain/kit/contract';
import { notAllowed } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { findAuthors } from '~/domain/questions/authoring/authors.query';
import type { DeckOrigin } from '../decks/contract';
import { cardsOfDeck, toShownCard } from '../decks/deck-rows.query';
import { deckHiddenFromReaders, deckNotFound } from '../decks/refusals';
import { mayReview } from '../policy';
import { type deckPage, NEWS_MAX } from './contract';
import type { ListedRow } from './find-decks.query';
import { PEOPLE } from '~/domain/accounts/views';

interface ReadRow extends Omit<ListedRow, 'news'> {
  deck_cloneable: boolean;
  origin: DeckOrigin;
  version: number;
  live_version: number;
  owner_id: number | null;
  owned: boolean;
  edits: boolean;
  seen_version: number | null;
  followers: number;
  source_id: number | null;
  source_name: string | null;
  source_owner: string | null;
  source_open: boolean;
}

const find = statement<ReadRow, [number, number]>(
  'flashcards.read-deck',
  `SELECT deck.id, deck.deck_name, deck.deck_description, deck.deck_colour, deck.deck_icon, deck.deck_shared, deck.deck_cloneable,
          deck.category, deck.language, deck.origin, deck.version, deck.version + deck.revision + deck.arrangement AS live_version, deck.owner_id,
          coalesce(owner.display_name, '') AS owner_name, 0 AS cards,
          deck.owner_id IS NOT DISTINCT FROM $1::int AS owned,
          EXISTS (SELECT FROM deck_editors editor WHERE editor.deck_id = deck.id AND editor.account_id = $1::int) AS edits,
          (SELECT follow.seen_version FROM deck_follows follow WHERE follow.deck_id = deck.id AND follow.account_id = $1::int) AS seen_version,
          (SELECT count(*)::int FROM deck_follows follow WHERE follow.deck_id = deck.id) AS followers,
          source.id AS source_id, source.deck_name AS source_name, source_owner.display_name AS source_owner,
          coalesce(${mayReview('source', '$1::int')}, false) AS source_open
     FROM decks deck
     LEFT JOIN ${PEOPLE} owner ON owner.id = deck.owner_id
     LEFT JOIN decks source ON source.id = deck.cloned_from
     LEFT JOIN ${PEOPLE} source_owner ON source_owner.id = source.owner_id
    WHERE deck.id = $2::int AND deck.kind = 'own' AND ${mayReview('deck', '$1::int')}`,
);

const news = statement<{ kind: 'new' | 'changed' | 'removed'; card_id: number; words: string }, [number, number]>(
  'flashcards.news-of-deck',
  `SELECT CASE WHEN card.deleted_at IS NOT NULL THEN 'removed' WHEN card.added_in > $2::int THEN 'new' ELSE 'changed' END AS kind,
          card.id AS card_id, first_words(card.front) AS words
     FROM flashcards card WHERE card.deck_id = $1::int
      AND (card.changed_in > $2::int AND card.deleted_at IS NULL OR card.removed_in > $2::int AND card.added_in <= $2::int)
    ORDER BY card.deleted_at IS NOT NULL, card.position, card.id LIMIT ${NEWS_MAX}`,
);

const marks = statement<
  { id: number; suspended: boolean; buried: boolean; flag: number },
  [person: number, deck: number, now: Date]
>(
  'flashcards.marks-in-deck',
  `SELECT card.id, mark.suspended, coalesce(mark.buried_until > $3::timestamptz, false) AS buried, mark.flag::int AS flag
     FROM flashcards card JOIN flashcard_marks mark ON mark.flashcard_id = card.id AND mark.account_id = $1::int
    WHERE card.deck_id = $2::int AND card.deleted_at IS NULL`,
);

const hidden = statement<{ id: number }, [number]>(
  'flashcards.hidden-deck',
  `SELECT id FROM decks WHERE id = $1::int AND kind = 'own' AND hidden_at IS NOT NULL`,
);

/**
 * A deck with its cards, for those who may review it; for followers also the changes since their last visit.
 * @throws Problem not-found `deck-not-found`, `deck-not-shown` while a moderator hides it
 */
export async function readDeck(read: Reader, personId: number, deckId: number): Promise<SentPageData<typeof deckPage>> {
  const found = await read.sql.one(find, [personId, deckId]);
  if (!found) throw (await read.sql.one(hidden, [deckId])) ? deckHiddenFromReaders() : deckNotFound();
  const { owner_id, edits, seen_version, source_id, source_name, source_owner, source_open, ...deck } = found;
  const [rows, authors, since, marked] = await Promise.all([
    cardsOfDeck(read, deckId),
    findAuthors(read, owner_id === null ? [] : [owner_id]),
    seen_version === null ? [] : read.sql.all(news, [deckId, seen_version]),
    read.sql.all(marks, [personId, deckId, read.clock.now()]),
  ]);
  const { owned } = deck;
  const marksOf = new Map(marked.map(({ id, ...of }) => [id, of]));
  return {
    deck: {
      ...deck,
      owner_id: deck.owned ? null : owner_id,
      cards: rows.length,
      author: owner_id === null ? null : (authors.get(owner_id) ?? null),
      cloned_from:
        source_id === null
          ? null
          : {
              id: source_open ? source_id : null,
              deck_name: source_open ? (source_name ?? '') : '',
              owner_name: source_owner ?? '',
            },
      followed: seen_version !== null,
      abilities: {
        edit: owned || edits,
        clone: owned || deck.deck_cloneable,
        follow: !owned,
        report: !owned && deck.deck_shared,
      },
    },
    items: rows.map((row) => ({ ...toShownCard(row, personId), ...marksOf.get(row.id) })),
    news: since,
  };
}

const reportable = statement<{ own: boolean }, [number, number]>(
  'flashcards.reportable-deck',
  `SELECT deck.owner_id IS NOT DISTINCT FROM $1::int AS own FROM decks deck WHERE deck.id = $2::int AND ${mayReview('deck', '$1::int')}`,
);
/** A deck of somebody else that the person may review can be reported. @throws Problem not-found `deck-not-found`; not-allowed */
export async function requireReportableDeck(read: Reader, person: { id: number }, deckId: number): Promise<void> {
  const deck = await read.sql.one(reportable, [person.id, deckId]);
  if (!deck) throw deckNotFound();
  if (deck.own) throw notAllowed();
}

const version = statement<{ version: number }, [number]>(
  'flashcards.deck-version',
  `SELECT version + revision + arrangement AS version FROM decks WHERE id = $1::int AND kind = 'own' AND deleted_at IS NULL`,
);
const watchable = statement<{ id: number }, [number, number]>(
  'flashcards.may-watch-deck',
  `SELECT deck.id FROM decks deck WHERE deck.id = $2::int AND deck.kind = 'own' AND ${mayReview('deck', '$1::int')}`,
);

/** Grows with every change of the deck, of a card or of their order. Null if the deck is gone. */
export const deckVersion = (read: Reader, deckId: number) => read.sql.one(version, [deckId]);
export const mayWatchDeck = async (read: Reader, person: { id: number }, deckId: number): Promise<boolean> =>
  (await read.sql.one(watchable, [person.id, deckId])) !== null;
