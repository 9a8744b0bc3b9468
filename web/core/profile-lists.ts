import { createContext, type ComponentType } from 'react';
import type { ItemOf, ProfileList } from '~/domain/kit/profile-list';

/** One way to narrow a list down. */
export interface ListFilter {
  /** The message of its name. */
  readonly id: string;
  /** The first is no filter: it sets nothing. */
  readonly options: readonly { readonly id: string; readonly set: Readonly<Record<string, string>> }[];
}

/** How a list of `/profile/` is shown. */
export interface WebProfileList<L extends ProfileList = ProfileList> {
  readonly list: L;
  /** Where it stands among the lists: the lower, the further left. */
  readonly place: number;
  /** The message of its name; `<id>.empty.title` and `<id>.empty` say that there is nothing in it, and what to do about it. */
  readonly id: string;
  readonly icon: ComponentType<{ size: number; 'aria-hidden'?: true }>;
  /** Fetched when it is first shown (`web/ui/fetched.tsx`). */
  readonly Row: ComponentType<{ item: ItemOf<L> }>;
  readonly filters?: readonly ListFilter[];
  /** What can be done with all of it; shown above a list that is not empty. */
  readonly Actions?: ComponentType<{ count: number }>;
  /** A picture of all of it; shown above a list that is not empty. */
  readonly Chart?: ComponentType;
  /** Where an empty list leads; the message of the link is `<id>.begin`. */
  readonly begin: string;
}

/** Keeps the type of the items between the list and its row, which a list of lists cannot. */
export const showList = <L extends ProfileList>(shown: WebProfileList<L>): WebProfileList =>
  shown as unknown as WebProfileList;

/** A room's lists, fetched when `/profile/` is first visited; their words are in the bundle `learning`, or come with them (`withWords`). */
export type FetchLists = () => Promise<readonly WebProfileList[]>;

/** Fetches the lists of several rooms once, in their order; tries again if that failed. */
export function listsOf(fetches: readonly FetchLists[]): FetchLists {
  let coming: Promise<readonly WebProfileList[]> | null = null;
  return () =>
    (coming ??= Promise.all(fetches.map((fetch) => fetch())).then(
      (lists) => lists.flat().sort((a, b) => a.place - b.place),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    ));
}

/** Fetches the lists of all rooms; `app/routes.tsx` provides it. */
export const ProfileListsContext = createContext<FetchLists>(listsOf([]));
