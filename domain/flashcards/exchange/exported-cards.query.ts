import type { Language } from '~/domain/accounts/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { CardSides } from '../cards.query';
import { deckNotFound } from '../decks/refusals';
import { EXPORT_CARDS_MAX } from './contract';
import { nothingToExport, tooManyToExport } from './refusals';

export interface ExportedDeck {
  id: number;
  deck_name: string;
  deck_description: string;
  language: Language;
  cards: number;
}
const decks = statement<ExportedDeck, [number, number]>(
  'flashcards.decks-to-export',
  `SELECT deck.id, deck.deck_name, deck.deck_description, deck.language,
          (SELECT count(*)::int FROM flashcards card WHERE card.deck_id = deck.id AND card.deleted_at IS NULL) AS cards
     FROM decks deck
    WHERE deck.owner_id = $1::int AND deck.kind = 'own' AND deck.deleted_at IS NULL AND ($2::int = 0 OR deck.id = $2::int) ORDER BY deck.id`,
);
const count = statement<{ cards: number }, [number]>(
  'flashcards.count-own-cards',
  `SELECT count(*)::int AS cards FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
    WHERE deck.owner_id = $1::int AND deck.kind = 'own' AND deck.deleted_at IS NULL AND card.deleted_at IS NULL`,
);

export const countOwnCards = async (read: Reader, personId: number): Promise<number> =>
  (await read.sql.one(count, [personId]))!.cards;

/**
 * The decks of an export: one of one's own, or all (0).
 * @throws Problem not-found `deck-not-found`, `nothing-to-export`; invalid `too-many-to-export`
 */
export async function chooseExport(read: Reader, personId: number, deckId: number): Promise<ExportedDeck[]> {
  const found = await read.sql.all(decks, [personId, deckId]);
  if (found.length === 0 && deckId !== 0) throw deckNotFound();
  const cards = found.reduce((sum, deck) => sum + deck.cards, 0);
  if (cards === 0) throw nothingToExport();
  if (cards > EXPORT_CARDS_MAX) throw tooManyToExport();
  return found.filter((deck) => deck.cards > 0);
}

export interface ExportedCard extends CardSides {
  id: number;
  guid: string;
  ord: number;
  position: number;
  changed_at: Date;
}
// A card that was written here is known by the id that its editor made; one that came from Anki by the note it was there.
const cards = statement<ExportedCard, [number, number, number, number]>(
  'flashcards.cards-to-export',
  `SELECT id, coalesce(source_guid, submission_id::text, 'card-' || id) AS guid, source_ord AS ord, front, back, html_version, front_image_url, back_image_url, tags, position,
          greatest(source_changed_at, CASE WHEN revision IS DISTINCT FROM source_revision THEN changed_at END) AS changed_at
     FROM flashcards WHERE deck_id = $1::int AND deleted_at IS NULL AND (position, id) > ($2::int, $3::int) ORDER BY position, id LIMIT $4::int`,
);
const PAGE = 500;

/** The cards of a deck in their order, in batches. */
export async function* exportedCards(read: Reader, deckId: number): AsyncGenerator<ExportedCard[]> {
  let last = { position: -1, id: 0 };
  for (;;) {
    const batch = await read.sql.all(cards, [deckId, last.position, last.id, PAGE]);
    if (batch.length > 0) yield batch;
    if (batch.length < PAGE) return;
    last = batch.at(-1)!;
  }
}

export interface ExportedReview {
  flashcard_id: number;
  answered_at: Date;
  correct: boolean;
  took_ms: number | null;
}
const reviews = statement<ExportedReview, [number, number[]]>(
  'flashcards.reviews-to-export',
  `SELECT flashcard_id, answered_at, correct, took_ms FROM flashcard_reviews
    WHERE account_id = $1::int AND flashcard_id = ANY($2::int[]) ORDER BY answered_at, review_id`,
);
export const exportedReviews = (read: Reader, personId: number, ids: number[]): Promise<ExportedReview[]> =>
  read.sql.all(reviews, [personId, ids]);
