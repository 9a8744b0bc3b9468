import { conflict } from '../errors';
import type { Person } from '../person';
import type { Statement } from '../statement';
import type { Transaction } from '../transaction';
import type { Vote, Votes } from './contract';

interface Counted {
  upvotes: number;
  downvotes: number;
  /** The person's own; null before they have voted. */
  vote: number | null;
}

/** A kind of thing that is voted on. Each room keeps its own votes, so its statements are its own. */
export interface Votable {
  /** @throws Problem if there is no such thing, or this person may not vote on it */
  require(tx: Transaction, person: Person, id: number): Promise<unknown>;
  /**
   * Takes the account's id, the thing's and the vote. A vote that is there stays as it is. If guests may vote, theirs is
   * kept but not counted (`weighs = false`) until they register.
   */
  readonly cast: Statement<never, [accountId: number, id: number, vote: number]>;
  readonly count: Statement<Counted, [accountId: number, id: number]>;
}

/**
 * Votes for a thing (1) or against it (-1), once and for all (spec 1 §4, spec 3 §4). The same vote again is the one that was
 * cast already: a device sends it again when the first answer was lost.
 * @throws Problem what `kind.require` throws; conflict `already-voted` for the opposite vote; the first one stands
 */
export async function vote(tx: Transaction, person: Person, kind: Votable, id: number, cast: Vote): Promise<Votes> {
  await kind.require(tx, person, id);
  await tx.sql.all(kind.cast, [person.id, id, cast]);
  const counted = await tx.sql.one(kind.count, [person.id, id]);
  if (counted?.vote !== cast)
    throw conflict('already-voted', 'You have already voted on this. Your first vote counts.');
  return { vote: cast, upvotes: counted.upvotes, downvotes: counted.downvotes };
}
