import type { Person } from '~/domain/accounts/person';
import type { SentPageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { lockDeck } from '../decks/deck-rows.query';
import { type CardRow, cardsWithHidden, toShownCard } from '../decks/deck-rows.query';
import { type CleanCard, writeCards } from '../decks/write-cards';
import { mayEdit } from '../policy';
import { flashcardNotFound } from '../refusals';
import type { editCard } from './contract';

const deckOf = statement<{ deck_id: number; deck_name: string }, [number, number]>(
  'flashcards.deck-of-card',
  `SELECT deck.id AS deck_id, deck.deck_name FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
    WHERE card.id = $2::int AND (card.deleted_at IS NULL OR card.hidden_at IS NOT NULL) AND ${mayEdit('deck', '$1::int')}`,
);

async function requireDeckOf(read: Reader, personId: number, cardId: number) {
  const found = await read.sql.one(deckOf, [personId, cardId]);
  if (!found) throw flashcardNotFound();
  return found;
}

/** One card as its editor shows it. @throws Problem not-found `flashcard-not-found` */
export async function findCard(
  read: Reader,
  personId: number,
  cardId: number,
): Promise<Omit<SentPageData<typeof editCard>, 'next_url'>> {
  const { deck_id, deck_name } = await requireDeckOf(read, personId, cardId);
  const row = (await cardsWithHidden(read, deck_id)).find(({ id }: CardRow) => id === cardId);
  if (!row) throw flashcardNotFound();
  return { card: toShownCard(row, personId), deck: { id: deck_id, deck_name } };
}

/** Saves one card. @returns the id of its deck. @throws Problem not-found `flashcard-not-found`; and as `writeCards` does */
export async function saveCard(
  tx: Transaction,
  person: Person,
  cardId: number,
  card: Omit<CleanCard, 'id'>,
): Promise<number> {
  const { deck_id } = await requireDeckOf(tx, person.id, cardId);
  const deck = await lockDeck(tx, person.id, deck_id);
  await writeCards(tx, person, deck, [{ ...card, id: `e${cardId}` }], [], cardsWithHidden);
  return deck_id;
}
