import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { ImportedCloze } from './imported-card';

/** A card that is here already, under the guid that the file has it by. */
export interface ExistingCard {
  number: number;
  id: number;
  deck_id: number;
  front: string;
  back: string;
  front_image_url: string;
  back_image_url: string;
  tags: string[];
  revision: number;
  changed_at: Date;
  source_changed_at: Date | null;
  source_revision: number | null;
  /** The cloze text that it was made of; null if it has none, or was changed since. */
  cloze: ImportedCloze | null;
  /** Whether it is in a deck of the person that is not deleted. */
  usable: boolean;
  /** Whether others can see the deck. */
  shared: boolean;
}

const CARD = `card.id, card.deck_id, card.front, card.back, card.front_image_url, card.back_image_url, card.tags, card.revision,
  card.changed_at, card.source_changed_at, card.source_revision,
  (SELECT json_build_object('text', cloze.cloze_text, 'extra', cloze.extra) FROM flashcard_clozes cloze
    WHERE cloze.flashcard_id = card.id AND cloze.revision = card.revision) AS cloze`;

// A card that was written here leaves under its submission id, and comes back under it.
const existing = statement<ExistingCard, [number, number[], string[], number[], (string | null)[]]>(
  'flashcards.existing-cards',
  `SELECT wanted.number, found.*, deck.owner_id IS NOT DISTINCT FROM $1::int AND deck.deleted_at IS NULL AS usable, deck.deck_shared AS shared
     FROM unnest($2::int[], $3::text[], $4::smallint[], $5::uuid[]) AS wanted (number, guid, ord, submission)
    CROSS JOIN LATERAL (
       SELECT ${CARD} FROM flashcards card
        WHERE card.author_id = $1::int AND card.source_guid = wanted.guid AND card.source_ord = wanted.ord AND card.deleted_at IS NULL
       UNION ALL
       SELECT ${CARD} FROM flashcards card JOIN decks home ON home.id = card.deck_id
        WHERE card.submission_id = wanted.submission AND card.source_guid IS NULL AND home.owner_id = $1::int AND home.deleted_at IS NULL AND card.deleted_at IS NULL
     ) found
     JOIN decks deck ON deck.id = found.deck_id
    ORDER BY wanted.number, found.id FOR NO KEY UPDATE OF deck`,
);
const release = statement<never, [number[]]>(
  'flashcards.release-source',
  'UPDATE flashcards SET source_guid = NULL WHERE id = ANY($1::int[])',
);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The cards that are here already, by the numbers of the items. Cards of decks that were deleted, or are no longer the person's,
 * lose their guid, so that the file's card can come in anew.
 */
export async function existingCards(
  tx: Transaction,
  personId: number,
  wanted: readonly { number: number; guid: string; ord: number }[],
): Promise<Map<number, ExistingCard>> {
  const rows = await tx.sql.all(existing, [
    personId,
    wanted.map(({ number }) => number),
    wanted.map(({ guid }) => guid),
    wanted.map(({ ord }) => ord),
    wanted.map(({ guid, ord }) => (ord === 0 && UUID.test(guid) ? guid : null)),
  ]);
  const lost = rows.filter(({ usable }) => !usable).map(({ id }) => id);
  if (lost.length > 0) await tx.sql.all(release, [lost]);
  // Of several clones of one's own, the oldest.
  return new Map(
    rows
      .filter(({ usable }) => usable)
      .toReversed()
      .map((row) => [row.number, row]),
  );
}
