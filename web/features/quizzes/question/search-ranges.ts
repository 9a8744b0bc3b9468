import type { Output } from '~/domain/kit/contract';
import type { referenceRanges } from '~/domain/questions/contract';

export type RangeGroup = Output<typeof referenceRanges>['groups'][number];

/** Without accents and capitals, so that `hemoglobina` and `Na` are found however they are typed. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The ranges in which every word of the query is found: among keywords and headings, which show all that stands under
 * them, or in a title, which shows that line.
 */
export function searchRanges(groups: readonly RangeGroup[], query: string): RangeGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups.flatMap((group) => {
    const subheadings = group.subheadings.flatMap((subheading) => {
      const about = plain([group.group, subheading.heading, ...subheading.keywords].join('\n'));
      if (words.every((word) => about.includes(word))) return [subheading];
      const items = subheading.items.filter((item) =>
        words.every((word) => `${about}\n${plain(item.title)}`.includes(word)),
      );
      return items.length > 0 ? [{ ...subheading, items }] : [];
    });
    return subheadings.length > 0 ? [{ ...group, subheadings }] : [];
  });
}
