import type { Person } from '~/domain/accounts/person';
import type { Parsed } from '~/domain/kit/contract';
import { type CleanHtml, SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { editDeck } from './contract';
import { type CardRow, cardsMaxOf, cardsOfDeck } from './deck-rows.query';
import { isOurPicture } from './pictures';
import { cardsChanged, emptyCard, pictureNotOurs, tooManyCards } from './refusals';

type SentCard = Parsed<typeof editDeck.actions.submit>['cards'][number];

/** A card as it was sent, its sides cleaned. */
export type CleanCard = Omit<SentCard, 'front' | 'back'> & { front: CleanHtml; back: CleanHtml };

const update = statement<never, [number, string, string, number, string, string, string[], Date]>(
  'flashcards.update-card',
  `UPDATE flashcards SET front = $2, back = $3, html_version = $4::smallint, front_image_url = $5, back_image_url = $6, tags = $7::text[],
          revision = revision + 1, changed_at = $8::timestamptz WHERE id = $1::int`,
);
const insert = statement<
  { id: number },
  [deck: number, author: number, string, string, number, string, string, string[], Date, submission: string]
>(
  'flashcards.insert-card',
  `INSERT INTO flashcards (deck_id, author_id, position, front, back, html_version, front_image_url, back_image_url, tags, created_at, changed_at, submission_id)
   SELECT $1::int, $2::int, coalesce(max(position), 0) + 1, $3, $4, $5::smallint, $6, $7, $8::text[], $9::timestamptz, $9::timestamptz, $10::uuid
     FROM flashcards WHERE deck_id = $1::int
   ON CONFLICT (deck_id, submission_id) DO NOTHING RETURNING id`,
);
const remove = statement<never, [number, number[], Date]>(
  'flashcards.delete-cards',
  'UPDATE flashcards SET deleted_at = $3::timestamptz WHERE deck_id = $1::int AND id = ANY($2::int[]) AND deleted_at IS NULL',
);

/** Of a card that was just made. */
const FIRST_REVISION = 1;

const sameCard = (row: CardRow, card: CleanCard): boolean =>
  row.front === card.front &&
  row.back === card.back &&
  row.front_image_url === card.front_image_url &&
  row.back_image_url === card.back_image_url &&
  row.tags.join() === card.tags.join();

function requireValid(card: CleanCard, index: number): void {
  if (card.front.trim() === '' && card.front_image_url === '') throw emptyCard(`cards.${index}.front`);
  for (const field of ['front_image_url', 'back_image_url'] as const)
    if (card[field] !== '' && !isOurPicture(card[field])) throw pictureNotOurs(`cards.${index}.${field}`);
}

/**
 * Writes cards of a deck that is locked: new ones at its end, saved ones in their place, deleted ones away. Cards that are not
 * named stay. A card that is so already is saved, whatever its revision: sent twice it is saved once.
 *
 * @returns the ids of the cards that were sent, by the ids they were sent with
 * @throws Problem invalid `empty-card`, `picture-not-ours`; conflict `cards-changed` with those that were changed or deleted
 *   elsewhere since; not-allowed `too-many-cards`
 */
export async function writeCards(
  tx: Transaction,
  person: Person,
  deckId: number,
  sent: readonly CleanCard[],
  deletedIds: readonly string[] = [],
): Promise<Map<string, number>> {
  sent.forEach(requireValid);
  const present = await cardsOfDeck(tx, deckId);
  // A new card whose answer was lost is there already, under the id that its editor made.
  const rows = new Map<string, CardRow>(
    present.flatMap((row) => [
      [`e${row.id}`, row] as const,
      ...(row.submission_id === null ? [] : [[`n${row.submission_id}`, row] as const]),
    ]),
  );
  const changedElsewhere = sent.filter((card) => {
    const row = rows.get(card.id);
    if (!row) return card.id.startsWith('e');
    return row.revision !== (card.revision ?? FIRST_REVISION) && !sameCard(row, card);
  });
  if (changedElsewhere.length > 0) throw cardsChanged(changedElsewhere.map(({ id }) => id));

  const now = tx.clock.now();
  const written = new Map<string, number>();
  const deleted = new Set(deletedIds.flatMap((id) => rows.get(id)?.id ?? []));
  await tx.sql.all(remove, [deckId, [...deleted], now]);
  const most = cardsMaxOf(person);
  let count = present.length - deleted.size;
  for (const card of sent) {
    const { front, back, front_image_url, back_image_url, tags } = card;
    const row = rows.get(card.id);
    if (row) {
      written.set(card.id, row.id);
      if (!sameCard(row, card))
        await tx.sql.all(update, [row.id, front, back, SANITISER_VERSION, front_image_url, back_image_url, tags, now]);
      continue;
    }
    // A deck of somebody who was a supporter keeps the cards it has, and takes no more.
    if (count >= most) throw tooManyCards(most);
    const values = [front, back, SANITISER_VERSION, front_image_url, back_image_url, tags, now] as const;
    const inserted = await tx.sql.one(insert, [deckId, person.id, ...values, card.id.slice(1)]);
    if (!inserted) throw cardsChanged([card.id]);
    written.set(card.id, inserted.id);
    count += 1;
  }
  return written;
}
