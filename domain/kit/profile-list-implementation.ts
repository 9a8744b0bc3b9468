import type { Person } from './person';
import type { AskedOf, Filters, FoundOf, Item, ProfileList } from './profile-list';
import type { Reader } from './transaction';

/** How a list is read: only what is the person's own. */
export interface ProfileListImplementation<L extends ProfileList = ProfileList> {
  readonly list: L;
  find(read: Reader, person: Person, asked: AskedOf<L>): Promise<FoundOf<L>>;
}

export const implementList = <I extends Item, F extends Filters>(
  list: ProfileList<I, F>,
  find: ProfileListImplementation<ProfileList<I, F>>['find'],
): ProfileListImplementation<ProfileList<I, F>> => ({ list, find });

/**
 * One page of rows that are counted first; of pages that are not there, the last.
 * @param size items on a page
 */
export async function onePage<T>(
  asked: number,
  size: number,
  count: number,
  rows: (limit: number, offset: number) => Promise<T[]>,
): Promise<{ items: T[]; page: number; pages: number; count: number }> {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(asked, pages);
  return { items: count === 0 ? [] : await rows(size, (page - 1) * size), page, pages, count };
}
