import { href } from '~/domain/kit/contract';
import { PROFILE_PAGE } from '~/domain/kit/profile-list';
import { implementList } from '~/domain/kit/profile-list-implementation';
import { onePage } from '~/domain/kit/list';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { editDeck } from '../decks/contract';
import { lineOf } from '../line-of';
import { mayReview } from '../policy';
import { flashcardSetup } from '../review/contract';
import { BINS } from '~/domain/kit/leitner';
import { BOOKMARKED_PAGE, bookmarkedFlashcards, decksCreated } from './contract';

/** Bookmarks of person `$1` as `mark` with their `card` and `deck`: those that they may still see. */
const BOOKMARKED = `flashcard_bookmarks mark
     JOIN flashcards card ON card.id = mark.flashcard_id AND card.deleted_at IS NULL
     JOIN decks deck ON deck.id = card.deck_id AND ${mayReview('deck', '$1::int')}`;
const KNOWN = `LEFT JOIN flashcard_states known ON known.account_id = $1::int AND known.flashcard_id = card.id
    WHERE mark.account_id = $1::int`;

const bins = statement<{ bins: number[] }, [number]>(
  'flashcards.bookmarked-bins',
  `SELECT ARRAY[${BINS.map((bin) => `count(*) FILTER (WHERE coalesce(known.leitner_bin, 0) = ${bin})`).join(', ')}]::int[] AS bins
     FROM ${BOOKMARKED} ${KNOWN}`,
);

/** How many of somebody's bookmarked cards are in each bin, from bin 0. */
export const findBookmarkedBins = async (read: Reader, personId: number): Promise<number[]> =>
  (await read.sql.one(bins, [personId]))!.bins;

interface BookmarkRow {
  id: number;
  front: string;
  deck_id: number;
  deck_name: string;
  own: boolean;
  leitner_bin: number | null;
  created_at: Date;
}
const bookmarked = statement<BookmarkRow, [number, number, number]>(
  'flashcards.bookmarked',
  `SELECT card.id, card.front, deck.id AS deck_id, deck.deck_name, deck.owner_id IS NOT DISTINCT FROM $1::int AS own,
          known.leitner_bin, mark.created_at
     FROM ${BOOKMARKED} ${KNOWN} ORDER BY mark.created_at DESC, mark.flashcard_id DESC LIMIT $2::int OFFSET $3::int`,
);

interface DeckRow {
  id: number;
  deck_name: string;
  deck_colour: string;
  deck_icon: string;
  deck_shared: boolean;
  cards: number;
  changed_at: Date;
}
const countDecks = statement<{ count: number }, [number]>(
  'flashcards.count-decks',
  'SELECT count(*)::int AS count FROM decks WHERE owner_id = $1::int AND deleted_at IS NULL',
);
/** The decks of a person, the one changed last first. */
export const decksCreatedBy = statement<DeckRow, [number, number, number]>(
  'flashcards.decks-created',
  `SELECT deck.id, deck.deck_name, deck.deck_colour, deck.deck_icon, deck.deck_shared, deck.changed_at,
          (SELECT count(*)::int FROM flashcards card WHERE card.deck_id = deck.id AND card.deleted_at IS NULL) AS cards
     FROM decks deck WHERE deck.owner_id = $1::int AND deck.deleted_at IS NULL
    ORDER BY deck.changed_at DESC, deck.id DESC LIMIT $2::int OFFSET $3::int`,
);

export const flashcardsLists = [
  implementList(bookmarkedFlashcards, async (read, person, { page }) => {
    const count = (await findBookmarkedBins(read, person.id)).reduce((sum, one) => sum + one, 0);
    const found = await onePage(page, BOOKMARKED_PAGE, count, (limit, offset) =>
      read.sql.all(bookmarked, [person.id, limit, offset]),
    );
    return {
      ...found,
      items: found.items.map(({ front, deck_id, own, created_at, ...row }) => ({
        ...row,
        front: lineOf(front),
        bookmarked_at: created_at.toISOString(),
        url: own ? href(editDeck, { deck_id }) : href(flashcardSetup, {}, { deck: deck_id }),
      })),
    };
  }),
  implementList(decksCreated, async (read, person, { page }) => {
    const counted = await read.sql.one(countDecks, [person.id]);
    const found = await onePage(page, PROFILE_PAGE, counted!.count, (limit, offset) =>
      read.sql.all(decksCreatedBy, [person.id, limit, offset]),
    );
    return {
      ...found,
      items: found.items.map(({ changed_at, ...deck }) => ({
        ...deck,
        changed_at: changed_at.toISOString(),
        url: href(editDeck, { deck_id: deck.id }),
      })),
    };
  }),
];
