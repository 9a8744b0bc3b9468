import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import type { Parsed } from '~/domain/kit/contract';
import { type CleanHtml, SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { editDeck } from './contract';
import { type CardRow, cardsOfDeck, type Deck } from './deck-rows.query';
import { isOurPicture } from './pictures';
import { placeCards } from './place-cards';
import { announceDeck } from '../sharing/notify-followers';
import { cardsChanged, emptyCard, pictureNotOurs, tooManyCards } from './refusals';

type SentCard = Parsed<typeof editDeck.actions.submit>['cards'][number];

/** A card as it was sent, its sides cleaned. */
export type CleanCard = Omit<SentCard, 'front' | 'back'> & { front: CleanHtml; back: CleanHtml };

/** Cards to delete, by the ids the editor has for them. With the revision that was read, a card that has changed since stays. */
export interface Deletion {
  id: string;
  revision?: number | undefined;
}

/** Rows that one statement writes. */
const BATCH = 500;

const FIELDS = `front text, back text, front_image_url text, back_image_url text, tags text[]`;

const grow = statement<{ version: number }, [number, Date]>(
  'flashcards.grow-deck',
  `UPDATE decks SET version = version + 1, changed_at = $2::timestamptz WHERE id = $1::int RETURNING version`,
);
const update = statement<never, [rows: string, Date, person: number, version: number]>(
  'flashcards.update-cards',
  `UPDATE flashcards card SET front = sent.front, back = sent.back, html_version = ${SANITISER_VERSION}, front_image_url = sent.front_image_url,
          back_image_url = sent.back_image_url, tags = sent.tags, revision = card.revision + 1, changed_at = $2::timestamptz,
          changed_by = $3::int, changed_in = $4::int
     FROM jsonb_to_recordset($1::jsonb) AS sent (id int, ${FIELDS}) WHERE card.id = sent.id`,
);
const insert = statement<
  { id: number; submission_id: string },
  [deck: number, rows: string, Date, person: number, version: number]
>(
  'flashcards.insert-cards',
  `INSERT INTO flashcards (deck_id, author_id, position, front, back, html_version, front_image_url, back_image_url, tags, created_at, changed_at, submission_id, added_in, changed_in)
   SELECT $1::int, $4::int, last.position + sent.place, sent.front, sent.back, ${SANITISER_VERSION}, sent.front_image_url,
          sent.back_image_url, sent.tags, $3::timestamptz, $3::timestamptz, sent.submission_id, $5::int, $5::int
     FROM jsonb_to_recordset($2::jsonb) AS sent (place int, submission_id uuid, ${FIELDS}),
          (SELECT coalesce(max(position), 0) AS position FROM flashcards WHERE deck_id = $1::int) last
   ON CONFLICT (deck_id, submission_id) DO NOTHING RETURNING id, submission_id`,
);
const remove = statement<never, [number[], Date, version: number]>(
  'flashcards.delete-cards',
  `UPDATE flashcards SET deleted_at = $2::timestamptz, removed_in = $3::int WHERE id = ANY($1::int[]) AND deleted_at IS NULL`,
);

// A card with other tags is still what was made of its text.
const keepClozes = statement<never, [number[]]>(
  'flashcards.keep-clozes',
  `UPDATE flashcard_clozes cloze SET revision = card.revision FROM flashcards card
    WHERE card.id = cloze.flashcard_id AND cloze.flashcard_id = ANY($1::int[]) AND cloze.revision = card.revision - 1`,
);

/** Of a card that was just made. */
const FIRST_REVISION = 1;

/** The key of a new card. A number such as `n1` is unique within one request only. */
const submissionOf = (id: string): string => (/^n\d+$/.test(id) ? randomUUID() : id.slice(1));

const sameSides = (row: CardRow, card: CleanCard): boolean =>
  row.front === card.front &&
  row.back === card.back &&
  row.front_image_url === card.front_image_url &&
  row.back_image_url === card.back_image_url;
const sameCard = (row: CardRow, card: CleanCard): boolean =>
  sameSides(row, card) && JSON.stringify(row.tags) === JSON.stringify(card.tags);

const fieldsOf = ({ front, back, front_image_url, back_image_url, tags }: CleanCard) => ({
  front,
  back,
  front_image_url,
  back_image_url,
  tags,
});

function requireValid(card: CleanCard, index: number): void {
  if (card.front.trim() === '' && card.front_image_url === '') throw emptyCard(`cards.${index}.front`);
  for (const field of ['front_image_url', 'back_image_url'] as const)
    if (card[field] !== '' && !isOurPicture(card[field])) throw pictureNotOurs(`cards.${index}.${field}`);
}

/** What is there already, by each id that an editor may know it by. */
const byKnownId = (present: readonly CardRow[]): Map<string, CardRow> =>
  new Map(
    present.flatMap((row) => [
      [`e${row.id}`, row] as const,
      // A new card whose answer was lost is there already, under the id that its editor made.
      ...(row.submission_id === null ? [] : [[`n${row.submission_id}`, row] as const]),
    ]),
  );

/** Those that somebody else has changed or deleted since they were read, and that would be another now. */
function changedElsewhere(
  rows: ReadonlyMap<string, CardRow>,
  sent: readonly CleanCard[],
  deletions: readonly Deletion[],
): string[] {
  const changed = sent.filter((card) => {
    const row = rows.get(card.id);
    if (!row) return card.id.startsWith('e');
    const read = card.revision ?? (card.id.startsWith('n') ? FIRST_REVISION : row.revision);
    return row.revision !== read && !sameCard(row, card);
  });
  const kept = deletions.filter(({ id, revision }) => {
    const row = rows.get(id);
    return row !== undefined && revision !== undefined && row.revision !== revision;
  });
  return [...changed, ...kept].map(({ id }) => id);
}

/**
 * Writes cards of a deck that is locked: new ones at its end, saved ones in their place, deleted ones away. Cards that are not
 * named stay. A card without changes is accepted with any revision: sent twice, it is saved once.
 *
 * @param readCards reads the cards that may be changed
 * @returns the ids of the cards that were sent, by the ids they were sent with
 * @throws Problem invalid `empty-card`, `picture-not-ours`; conflict `cards-changed` with those that were changed or deleted
 *   elsewhere since; not-allowed `too-many-cards`
 */
export async function writeCards(
  tx: Transaction,
  person: Person,
  deck: Pick<Deck, 'id' | 'cards_max'>,
  sent: readonly CleanCard[],
  deletions: readonly Deletion[] = [],
  readCards: typeof cardsOfDeck = cardsOfDeck,
): Promise<Map<string, number>> {
  sent.forEach(requireValid);
  const present = await readCards(tx, deck.id);
  const rows = byKnownId(present);
  const elsewhere = changedElsewhere(rows, sent, deletions);
  if (elsewhere.length > 0) throw cardsChanged(elsewhere);

  const deleted = [...new Set(deletions.flatMap(({ id }) => rows.get(id)?.id ?? []))];
  const fresh = sent.filter(({ id }) => !rows.has(id));
  const changed = sent.filter((card) => rows.has(card.id) && !sameCard(rows.get(card.id)!, card));
  const written = new Map(sent.flatMap(({ id }) => (rows.has(id) ? [[id, rows.get(id)!.id] as const] : [])));
  // A deck of somebody who was a supporter keeps the cards it has, and takes no more.
  if (fresh.length > 0 && present.length - deleted.length + fresh.length > deck.cards_max)
    throw tooManyCards(deck.cards_max);

  if (deleted.length + fresh.length + changed.length > 0) {
    const now = tx.clock.now();
    const { version } = (await tx.sql.one(grow, [deck.id, now]))!;
    await tx.sql.all(remove, [deleted, now, version]);
    for (let from = 0; from < changed.length; from += BATCH) {
      const batch = changed.slice(from, from + BATCH).map((card) => ({ id: written.get(card.id), ...fieldsOf(card) }));
      await tx.sql.all(update, [JSON.stringify(batch), now, person.id, version]);
    }
    const tagged = changed
      .map((card) => ({ card, row: rows.get(card.id)! }))
      .filter(({ card, row }) => sameSides(row, card));
    if (tagged.length > 0) await tx.sql.all(keepClozes, [tagged.map(({ row }) => row.id)]);
    for (let from = 0; from < fresh.length; from += BATCH) {
      const batch = fresh
        .slice(from, from + BATCH)
        .map((card, index) => ({ place: index + 1, submission_id: submissionOf(card.id), ...fieldsOf(card) }));
      const sentAs = new Map(batch.map(({ submission_id }, index) => [submission_id, fresh[from + index]!.id]));
      const inserted = await tx.sql.all(insert, [deck.id, JSON.stringify(batch), now, person.id, version]);
      // Made before and deleted elsewhere since.
      if (inserted.length < batch.length) {
        const made = new Set(inserted.map(({ submission_id }) => submission_id));
        throw cardsChanged(
          batch.flatMap(({ submission_id }) => (made.has(submission_id) ? [] : [sentAs.get(submission_id)!])),
        );
      }
      inserted.forEach(({ id, submission_id }) => written.set(sentAs.get(submission_id)!, id));
    }
    await announceDeck(tx, deck.id);
  }
  await placeCards(
    tx,
    deck.id,
    sent.flatMap(({ id, order }) => (order === undefined ? [] : [{ id: written.get(id)!, order }])),
  );
  return written;
}
