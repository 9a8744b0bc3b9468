import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { SectionScore } from '~/domain/stations/marking';
import { partOfItem } from './draft-item';

const drafted = statement<{ part: string }, [person: number, station: number, parts: readonly string[]]>(
  'flashcards.drafted-items',
  `SELECT part FROM unnest($3::text[]) AS part
     JOIN flashcard_sources source ON source.account_id = $1::int AND source.source_kind = 'checklist-item' AND source.source_id = $2::int
      AND source.source_part = md5(part)
     JOIN flashcards card ON card.id = source.flashcard_id AND card.deleted_at IS NULL
     JOIN decks deck ON deck.id = card.deck_id AND deck.deleted_at IS NULL AND deck.owner_id = $1::int`,
);

/** The sections of a result, with a mark on each missed item that one press made a card of. The card counts while it is in a deck of the person. */
export async function withCards(read: Reader, personId: number, stationId: number, sections: readonly SectionScore[]) {
  const parts = sections.flatMap(({ title, items }) =>
    items.filter(({ ticked }) => !ticked).map((item) => partOfItem(title, item.title)),
  );
  const kept = new Set((await read.sql.all(drafted, [personId, stationId, parts])).map(({ part }) => part));
  return sections.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      !item.ticked && kept.has(partOfItem(section.title, item.title)) ? { ...item, has_card: true as const } : item,
    ),
  }));
}
