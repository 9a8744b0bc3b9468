import { type browseCards, CARD_SORTS, CARD_STATES, type CardFilter } from '~/domain/flashcards/browse/contract';
import type { PageData } from '~/domain/kit/contract';

export type Data = PageData<typeof browseCards>;
export type Card = Data['items'][number];

const oneOf = <T extends string>(values: readonly [T, ...T[]], value: string | null): T =>
  values.find((one) => one === value) ?? values[0];

/** The filter of an address; what is not valid in it is left out. */
export const filterIn = (search: URLSearchParams): CardFilter => ({
  deck: Math.max(0, Math.trunc(Number(search.get('deck'))) || 0),
  tag: search.get('tag') ?? '',
  state: oneOf(CARD_STATES, search.get('state')),
  q: search.get('q') ?? '',
  sort: oneOf(CARD_SORTS, search.get('sort')),
});

/** What an act does to a card that is listed; null takes it away. */
export type Patch = ((card: Card) => Card) | null;
/** What asks for what an act has to know first. */
export interface AskProps {
  /** The cards that are selected. */
  ids: readonly number[];
  data: Pick<Data, 'decks' | 'tags'>;
  loading: boolean;
  onDo: (input: Record<string, unknown>, patch: Patch) => void;
  onClose: () => void;
}

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
