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
