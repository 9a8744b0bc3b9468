import { type browseCards, type CardFilter, cardFilter } from '~/domain/flashcards/browse/contract';
import type { PageData } from '~/domain/kit/contract';

export type Data = PageData<typeof browseCards>;
export type Card = Data['items'][number];

/** The filter of an address; what is not valid in it is left out. */
export const filterIn = (search: URLSearchParams): CardFilter => cardFilter.parse(Object.fromEntries(search));

/** What an act does to a card that is listed; null takes it away. */
export type Patch = ((card: Card) => Card) | null;
export type Patches = ReadonlyMap<number, Patch>;

export const withPatches = (items: readonly Card[], patches: readonly Patches[]): Card[] =>
  items.flatMap((item) => {
    let card = item;
    for (const patch of patches) {
      const change = patch.get(item.id);
      if (change === null) return [];
      card = change?.(card) ?? card;
    }
    return [card];
  });

/** How many cards patches take away, also of those that are not listed yet. */
export const gone = (patches: readonly Patches[]): number =>
  patches.reduce((sum, patch) => sum + [...patch.values()].filter((change) => change === null).length, 0);
