import { use } from 'react';
import { useSearchParams } from 'react-router';
import { profile } from '~/domain/accounts/profile/contract';
import { href } from '~/domain/kit/contract';
import { type ListFilter, ProfileListsContext, type WebProfileList } from '~/web/core/profile-lists';

const namesOf = (filters: readonly ListFilter[] = []) => [
  ...new Set(filters.flatMap(({ options }) => options.flatMap(({ set }) => Object.keys(set)))),
];

/** Which list the address shows, which page of it, and what it is narrowed down to. Unknown lists are none: then progress is shown. */
export function useAddress() {
  const lists = use(use(ProfileListsContext)());
  const [address] = useSearchParams();
  const shown = lists.find(({ list }) => list.list === address.get('list')) ?? null;
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const filtered = Object.fromEntries(
    namesOf(shown?.filters).flatMap((name) => {
      const value = address.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return { lists, shown, page, filtered };
}

/** The path of a page of a list. */
export const addressOf = (list: WebProfileList, page = 1, filtered: Readonly<Record<string, string>> = {}): string =>
  href(profile, {}, { list: list.list.list, ...filtered, page: page > 1 ? page : undefined });
