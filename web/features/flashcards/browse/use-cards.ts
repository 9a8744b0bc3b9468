import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { browseCards, type CardFilter } from '~/domain/flashcards/browse/contract';
import { useAction, usePage } from '~/web/live/client';
import { type Card, type Data, gone, type Patch, type Patches, withPatches } from './browse-data';

/** What came since the first slice, and what was changed here: nothing jumps because of a change. */
interface Since {
  of: Data;
  items: readonly Card[];
  next: Data['next'];
  patches: readonly Patches[];
}

/** The cards that match a filter, some at a time. */
export function useCards(filter: CardFilter) {
  const { data, error, refetch, isPlaceholderData } = usePage(
    browseCards,
    { query: filter },
    { placeholderData: keepPreviousData, refetchOnMount: 'always', refetchOnWindowFocus: false },
  );
  const [kept, setKept] = useState<Since | null>(null);
  /** What the filters offer stays if the cards of another filter cannot be fetched. */
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  const begun = (): Since => ({ of: data!, items: data!.items, next: data!.next, patches: [] });
  const since = data && (kept?.of === data ? kept : begun());
  const more = useAction(
    browseCards,
    'cards',
    { query: filter },
    {
      onSuccess: ({ items, next }, { after }) =>
        setKept((before) => {
          const now = before?.of === data ? before! : begun();
          // Asked for twice, it is added once.
          return now.next === after ? { ...now, items: [...now.items, ...items], next } : now;
        }),
    },
  );
  const patch = (ids: readonly number[], change: Patch) => {
    const added = new Map(ids.map((id) => [id, change]));
    setKept((before) => {
      const now = before?.of === data ? before! : begun();
      return { ...now, patches: [...now.patches, added] };
    });
    /** Takes it back. */
    return () => setKept((before) => before && { ...before, patches: before.patches.filter((one) => one !== added) });
  };
  const items = since ? withPatches(since.items, since.patches) : [];
  const tags = [...new Set([...(known?.tags ?? []), ...items.flatMap((item) => item.tags)])];
  return {
    data,
    /** Decks, and tags with those that cards got here. Undefined before anything was fetched. */
    offered: known && { decks: known.decks, tags: tags.toSorted((one, other) => one.localeCompare(other)) },
    error,
    refetch,
    waiting: isPlaceholderData,
    items,
    count: data && since ? data.count - gone(since.patches) : 0,
    more: since?.next
      ? {
          load: () => void (more.isPending || more.mutate({ after: since.next! })),
          loading: more.isPending,
          error: more.error,
        }
      : null,
    patch,
  };
}
export type Cards = ReturnType<typeof useCards>;
