import type { Person } from '../person';
import type { Statement } from '../statement';
import type { Transaction } from '../transaction';
import type { Vote, Votes } from './contract';

/** A kind of thing on which a vote can be changed and cleared. Each room keeps its own votes, so its statements are its own. */
export interface OpenVotable {
  /** @throws Problem if there is no such thing, or this person may not vote on it */
  require(tx: Transaction, person: Person, id: number): Promise<unknown>;
  /** Takes the account's id, the thing's and the vote. Replaces a vote that is there. */
  readonly put: Statement<never, [accountId: number, id: number, vote: number]>;
  readonly clear: Statement<never, [accountId: number, id: number]>;
  readonly count: Statement<Votes, [accountId: number, id: number]>;
}

/**
 * Votes for a thing (1) or against it (-1), or clears the vote (null). Doing it twice is doing it once (spec 2 §4, §7).
 * @throws Problem what `kind.require` throws
 */
export async function openVote(
  tx: Transaction,
  person: Person,
  kind: OpenVotable,
  id: number,
  vote: Vote | null,
): Promise<Votes> {
  await kind.require(tx, person, id);
  if (vote === null) await tx.sql.all(kind.clear, [person.id, id]);
  else await tx.sql.all(kind.put, [person.id, id, vote]);
  return (await tx.sql.one(kind.count, [person.id, id]))!;
}
