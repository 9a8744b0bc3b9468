import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { SectionScore } from '~/domain/stations/marking';
import { hasCard } from '../views';
import { partOfItem } from './draft-item';

const drafted = statement<{ part: string }, [person: number, station: number, parts: readonly string[]]>(
  'flashcards.drafted-items',
  `SELECT part FROM unnest($3::text[]) AS part WHERE ${hasCard('$1::int', 'checklist-item', '$2::int', 'md5(part)')}`,
);

/** The sections of a result, with a mark on each missed item that one press made a card of. */
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
