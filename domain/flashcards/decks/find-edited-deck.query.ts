import type { SentPageData } from '~/domain/kit/contract';
import type { Reader } from '~/domain/kit/transaction';
import type { editDeck } from './contract';
import { cardsOfDeck, requireEditedDeck, toShownCard } from './deck-rows.query';

/** A deck as the editor shows it. @throws Problem not-found `deck-not-found` */
export async function findEditedDeck(
  read: Reader,
  personId: number,
  deckId: number,
): Promise<SentPageData<typeof editDeck>> {
  const { cards_max, ...deck } = await requireEditedDeck(read, personId, deckId);
  return { deck, cards: (await cardsOfDeck(read, deckId)).map((row) => toShownCard(row, personId)), cards_max };
}
