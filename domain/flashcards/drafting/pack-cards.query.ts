import { SafeHtml } from '~/domain/kit/html/safe-html';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { Language } from '~/domain/accounts/contract';

const packCards = statement<
  { front: string; back: string; html_version: number; deck_name: string },
  [number[], Language]
>(
  'flashcards.pack-cards',
  `SELECT card.front, card.back, card.html_version, deck.deck_name FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
    WHERE card.id = ANY($1::int[]) AND card.deleted_at IS NULL AND deck.deleted_at IS NULL AND deck.kind IN ('pack', 'collection') AND deck.language = $2
    ORDER BY card.id`,
);

/** Those of the cards that are of a pack in this language. */
export const packCardsOf = async (read: Reader, ids: number[], language: Language) =>
  (await read.sql.all(packCards, [ids, language])).map(({ front, back, html_version, deck_name }) => ({
    front: SafeHtml.stored(front, html_version),
    back: SafeHtml.stored(back, html_version),
    deck_name,
  }));
