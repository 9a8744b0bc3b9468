import type { Language } from '~/domain/accounts/contract';
import { type DraftBlock, list, strong, text } from './draft';
import { DRAFT_WORDS } from './words';

/** Items of the section before and after the missing one that the front shows. */
const NEIGHBOURS = 2;

/** What is known about a missed item beside its title: why it matters, and what one could have said. */
export interface Advice {
  why: string;
  say: string;
}

interface Section {
  title: string;
  items: readonly { title: string }[];
}

/** Which part of a station an item is: its section and itself, by title. */
export const partOfItem = (section: string, item: string): string => `${section}\n${item}`;

/**
 * Both sides of a card about an item of a checklist: the front shows where in the consultation it belongs, with the item left
 * out, so that it asks for this item alone.
 */
export function sidesOfItem(
  { station, section, item, language }: { station: string; section: Section; item: number; language: Language },
  advice: Advice | null,
): { front: DraftBlock[]; back: DraftBlock[] } {
  const words = DRAFT_WORDS[language];
  const from = Math.max(0, item - NEIGHBOURS);
  const around = section.items
    .slice(from, item + NEIGHBOURS + 1)
    .map(({ title }, index) => (from + index === item ? words.missing : title));
  return {
    front: [text(words.station(station, section.title)), list(around)],
    back: [
      strong(section.items[item]!.title),
      ...(advice ? [text(`${words.why} ${advice.why}`), text(`${words.say} ${advice.say}`)] : []),
    ],
  };
}
