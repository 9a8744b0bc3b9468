import type { Language } from '~/domain/accounts/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { CardSides } from '../cards.query';
import type { Rating } from '../review/memory';
import { deckNotFound } from '../decks/refusals';
import { EXPORT_CARDS_MAX } from './contract';
import type { ImportedCloze } from './imported-card';
import { nothingToExport, tooManyToExport } from './refusals';

export interface ExportedDeck {
  id: number;
  /** Parts of a deck that was too large have its name. */
  deck_name: string;
  deck_description: string;
  language: Language;
  cards: number;
  /** Those of its cards that are wanted; null for all. */
  only: number[] | null;
}
const decks = statement<ExportedDeck, [person: number, deck: number, cards: number[] | null]>(
  'flashcards.decks-to-export',
  `SELECT deck.id, CASE WHEN regexp_replace(deck.deck_name, ' [(]\\d+[)]$', '') = deck.source_deck THEN deck.source_deck ELSE deck.deck_name END AS deck_name, deck.deck_description, deck.language,
          (SELECT count(*)::int FROM flashcards card
            WHERE card.deck_id = deck.id AND card.deleted_at IS NULL AND ($3::int[] IS NULL OR card.id = ANY($3::int[]))) AS cards, $3::int[] AS only
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
 * @param only cards that are wanted; null for all
 * @throws Problem not-found `deck-not-found`, `nothing-to-export`; invalid `too-many-to-export`
 */
export async function chooseExport(
  read: Reader,
  personId: number,
  deckId: number,
  only: number[] | null = null,
): Promise<ExportedDeck[]> {
  const found = await read.sql.all(decks, [personId, deckId, only]);
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
  /** The cloze text that it was made of; null if it has none, or was changed since. */
  cloze: ImportedCloze | null;
  /** Whether the other card of its note has the same sides the other way round. */
  reversed: boolean;
  /** Of the person; null for a card that they never answered. */
  state: {
    reviews: number;
    lapses: number;
    last_answered: number;
    /** Right, and at no learning step. */
    last_correct: boolean;
    stability: number;
    difficulty: number;
    due_at: number;
  } | null;
  suspended: boolean;
  buried: boolean;
  flag: number;
}

const milliseconds = (instant: string): string => `(extract(epoch FROM ${instant}) * 1000)::bigint`;

// A card that was written here is known by the id that its editor made; one that came from Anki by the note it was there.
const cards = statement<
  ExportedCard,
  [person: number, deck: number, number, number, number, now: Date, only: number[] | null]
>(
  'flashcards.cards-to-export',
  `SELECT card.id, coalesce(card.source_guid, card.submission_id::text, 'card-' || card.id) AS guid, card.source_ord AS ord, card.front, card.back, card.html_version,
          card.front_image_url, card.back_image_url, card.tags, card.position,
          greatest(card.source_changed_at, CASE WHEN card.revision IS DISTINCT FROM card.source_revision THEN card.changed_at END) AS changed_at,
          (SELECT json_build_object('text', cloze.cloze_text, 'extra', cloze.extra, 'occlusion', cloze.occlusion) FROM flashcard_clozes cloze
            WHERE cloze.flashcard_id = card.id AND cloze.revision = card.revision) AS cloze,
          card.source_guid IS NOT NULL AND card.source_ord < 2 AND EXISTS (
            SELECT FROM flashcards other JOIN decks home ON home.id = other.deck_id
             WHERE other.author_id = card.author_id AND other.source_guid = card.source_guid AND other.source_ord = 1 - card.source_ord
               AND other.deleted_at IS NULL AND home.deleted_at IS NULL AND home.owner_id = $1::int
               AND other.front = card.back AND other.back = card.front AND other.tags = card.tags
               AND other.front_image_url = card.back_image_url AND other.back_image_url = card.front_image_url) AS reversed,
          CASE WHEN known.flashcard_id IS NOT NULL THEN json_build_object('reviews', known.reviews, 'lapses', known.lapses,
            'last_answered', ${milliseconds('known.last_answered')}, 'last_correct', known.last_correct AND known.again_in IS NULL, 'stability', known.stability,
            'difficulty', known.difficulty, 'due_at', ${milliseconds('known.due_at')}) END AS state,
          coalesce(mark.suspended, false) AS suspended, coalesce(mark.buried_until > $6::timestamptz, false) AS buried, coalesce(mark.flag, 0)::smallint AS flag
     FROM flashcards card
     LEFT JOIN flashcard_states known ON known.account_id = $1::int AND known.flashcard_id = card.id
     LEFT JOIN flashcard_marks mark ON mark.account_id = $1::int AND mark.flashcard_id = card.id
    WHERE card.deck_id = $2::int AND card.deleted_at IS NULL AND (card.position, card.id) > ($3::int, $4::int)
      AND ($7::int[] IS NULL OR card.id = ANY($7::int[])) ORDER BY card.position, card.id LIMIT $5::int`,
);
const PAGE = 500;

/** The cards of a deck in their order, in batches, with what the person knows of them. */
export async function* exportedCards(
  read: Reader,
  personId: number,
  { id, only }: ExportedDeck,
): AsyncGenerator<ExportedCard[]> {
  let last = { position: -1, id: 0 };
  for (;;) {
    const batch = await read.sql.all(cards, [personId, id, last.position, last.id, PAGE, read.clock.now(), only]);
    if (batch.length > 0) yield batch;
    if (batch.length < PAGE) return;
    last = batch.at(-1)!;
  }
}

export interface ExportedReview {
  review_id: string;
  flashcard_id: number;
  answered_at: Date;
  correct: boolean;
  took_ms: number | null;
  rating: Rating | null;
}
const reviews = statement<ExportedReview, [number, number[]]>(
  'flashcards.reviews-to-export',
  `SELECT review_id, flashcard_id, answered_at, correct, took_ms, rating FROM flashcard_reviews
    WHERE account_id = $1::int AND flashcard_id = ANY($2::int[]) ORDER BY answered_at, review_id`,
);
export const exportedReviews = (read: Reader, personId: number, ids: number[]): Promise<ExportedReview[]> =>
  read.sql.all(reviews, [personId, ids]);
