import type { Person } from '~/domain/accounts/person';
import { href, type SentOutput } from '~/domain/kit/contract';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { editDeck } from '../decks/contract';
import { cardsMaxOf } from '../decks/deck-rows.query';
import { writeCards } from '../decks/write-cards';
import type { SourceKind } from '../contract';
import type { draftCard } from './contract';
import type { DraftSource } from './draft';
import { deckForDraft, takeDraftingTurn } from './drafts-deck';

type Made = { flashcard_id: number; deck_id: number; deck_name: string };

const madeBefore = statement<Made, [number, SourceKind, number, string]>(
  'flashcards.drafted-before',
  `SELECT card.id AS flashcard_id, deck.id AS deck_id, deck.deck_name
     FROM flashcard_sources source JOIN flashcards card ON card.id = source.flashcard_id JOIN decks deck ON deck.id = card.deck_id
    WHERE source.account_id = $1::int AND source.source_kind = $2 AND source.source_id = $3::int AND source.source_part = CASE WHEN $4 = '' THEN '' ELSE md5($4) END
      AND card.deleted_at IS NULL AND deck.deleted_at IS NULL AND deck.owner_id = $1::int`,
);

// A card that was deleted gives its source free.
const link = statement<
  { flashcard_id: number },
  [number, SourceKind, number, string, flashcard: number, address: string, title: string, Date]
>(
  'flashcards.link-source',
  `INSERT INTO flashcard_sources AS source (account_id, source_kind, source_id, source_part, flashcard_id, address, title, created_at)
   VALUES ($1::int, $2, $3::int, CASE WHEN $4 = '' THEN '' ELSE md5($4) END, $5::int, $6, $7, $8::timestamptz)
   ON CONFLICT (account_id, source_kind, source_id, source_part) DO UPDATE
     SET flashcard_id = excluded.flashcard_id, address = excluded.address, title = excluded.title, created_at = excluded.created_at
   RETURNING flashcard_id`,
);

/** The card of a person that was made of something, while it is in a deck of theirs. */
export const draftedBefore = (
  tx: Transaction,
  personId: number,
  { kind, id, part }: DraftSource,
): Promise<Made | null> => tx.sql.one(madeBefore, [personId, kind, id, part]);

/** Says what a card was made of. The person's turn has been taken: see `takeDraftingTurn`. */
export const linkSource = async (
  tx: Transaction,
  personId: number,
  flashcardId: number,
  { kind, id, part, address, title }: DraftSource,
): Promise<void> =>
  void (await tx.sql.all(link, [personId, kind, id, part, flashcardId, address, title, tx.clock.now()]));

/**
 * Keeps a drafted card. What has a card already keeps that one: pressed twice, there is one card.
 * @param card with a UUID that the caller has made
 * @throws Problem not-found `deck-not-found`; and as `writeCards` does
 */
export async function saveDraft(
  tx: Transaction,
  person: Person,
  source: DraftSource,
  card: { uuid: string; front: CleanHtml; back: CleanHtml },
  askedDeck: number | undefined,
): Promise<SentOutput<typeof draftCard>> {
  const chosen = await takeDraftingTurn(tx, person.id);
  const before = await draftedBefore(tx, person.id, source);
  if (before) return { ...before, deck_url: href(editDeck, { deck_id: before.deck_id }), existed: true };
  const deck = await deckForDraft(tx, person, chosen, askedDeck);
  const { uuid, front, back } = card;
  const sent = { id: `n${uuid}`, front, back, front_image_url: '', back_image_url: '', tags: [] };
  const flashcard_id = (await writeCards(tx, person, { id: deck.id, cards_max: cardsMaxOf(person) }, [sent])).get(
    sent.id,
  )!;
  await linkSource(tx, person.id, flashcard_id, source);
  return {
    flashcard_id,
    deck_id: deck.id,
    deck_name: deck.deck_name,
    deck_url: href(editDeck, { deck_id: deck.id }),
    existed: false,
  };
}
