import type { Person } from '../person';
import type { Statement } from '../statement';
import type { Transaction } from '../transaction';
import type { BookmarkAction } from './contract';

/** A kind of thing that is bookmarked. Each room keeps its own bookmarks, so its statements are its own. */
export interface Bookmarkable {
  /** @throws Problem if there is no such thing, or not for this person */
  require(tx: Transaction, person: Person, id: number): Promise<unknown>;
  /** Both take the account's id and the thing's. Adding a bookmark that is there changes nothing. */
  readonly add: Statement<never, [accountId: number, id: number]>;
  readonly remove: Statement<never, [accountId: number, id: number]>;
}

/**
 * Puts a bookmark on a thing or takes it off; doing either twice is doing it once (spec 1 §4, spec 3 §4). Taking it off asks for
 * nothing: a bookmark may outlive the right to see the thing.
 * @throws Problem what `kind.require` throws, for putting one on
 */
export async function bookmark(
  tx: Transaction,
  person: Person,
  kind: Bookmarkable,
  id: number,
  action: BookmarkAction,
): Promise<{ bookmarked: boolean }> {
  const bookmarked = action === 'add';
  if (bookmarked) await kind.require(tx, person, id);
  await tx.sql.all(bookmarked ? kind.add : kind.remove, [person.id, id]);
  return { bookmarked };
}
