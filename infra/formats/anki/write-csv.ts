import { exportedCards, type ExportedDeck } from '~/domain/flashcards/exchange/exported-cards.query';
import { wholeSide } from '~/domain/flashcards/exchange/merge-card';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import type { Reader } from '~/domain/kit/transaction';
import { guarded } from '../csv/columns';
import { rowOf } from '../csv/write';
import { guidOf, OUR_COLUMNS } from './package-card';

/** Cards as CSV: UTF-8 with its mark, HTML in the sides, tags with semicolons, nothing that a spreadsheet runs as a formula. */
export async function* writeCsvCards(
  read: Reader,
  personId: number,
  decks: readonly ExportedDeck[],
): AsyncGenerator<string> {
  yield `\ufeff${rowOf(OUR_COLUMNS)}`;
  for (const deck of decks)
    for await (const cards of exportedCards(read, personId, deck))
      for (const { guid, ord, front, back, html_version, front_image_url, back_image_url, tags } of cards) {
        const side = (html: string, picture: string) =>
          wholeSide(SafeHtml.stored(html, html_version).toString(), picture);
        const cells = [deck.deck_name, side(front, front_image_url), side(back, back_image_url), tags.join(';')];
        yield rowOf([...cells, guidOf(guid, ord)].map(guarded));
      }
}
