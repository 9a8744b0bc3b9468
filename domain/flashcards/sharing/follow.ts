import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { deckNotFound } from '../decks/refusals';
import { mayReview } from '../policy';
import { FOLLOWS_MAX } from './contract';
import { tooManyFollows } from './refusals';
import { PEOPLE } from '~/domain/accounts/views';

const lockPerson = statement<never, [number]>(
  'flashcards.lock-follower',
  `SELECT FROM ${PEOPLE} person WHERE id = $1::int FOR NO KEY UPDATE`,
);
const count = statement<{ count: number }, [number]>(
  'flashcards.count-follows',
  'SELECT count(*)::int AS count FROM deck_follows WHERE account_id = $1::int',
);
const add = statement<{ id: number }, [number, number, Date]>(
  'flashcards.follow-deck',
  `WITH deck AS (
     SELECT deck.id, deck.version FROM decks deck
      WHERE deck.id = $2::int AND deck.kind = 'own' AND deck.owner_id IS DISTINCT FROM $1::int AND ${mayReview('deck', '$1::int')}),
   added AS (
     INSERT INTO deck_follows (deck_id, account_id, created_at, seen_version, told_version)
     SELECT id, $1::int, $3::timestamptz, version, version FROM deck ON CONFLICT DO NOTHING)
   SELECT id FROM deck`,
);
const remove = statement<never, [number, number]>(
  'flashcards.unfollow-deck',
  'DELETE FROM deck_follows WHERE account_id = $1::int AND deck_id = $2::int',
);
const see = statement<never, [number, number, number]>(
  'flashcards.see-deck',
  `UPDATE deck_follows follow SET seen_version = least(deck.version, greatest(follow.seen_version, $3::int))
     FROM decks deck WHERE deck.id = follow.deck_id AND follow.account_id = $1::int AND follow.deck_id = $2::int`,
);

/**
 * Follows a deck of somebody else: its changes are listed from now on. Twice is once.
 * @throws Problem not-found `deck-not-found`, also for one's own; conflict `too-many-follows`
 */
export async function followDeck(tx: Transaction, person: Person, deckId: number): Promise<void> {
  await tx.sql.all(lockPerson, [person.id]);
  if ((await tx.sql.one(count, [person.id]))!.count >= FOLLOWS_MAX) throw tooManyFollows(FOLLOWS_MAX);
  if (!(await tx.sql.one(add, [person.id, deckId, tx.clock.now()]))) throw deckNotFound();
}

export const unfollowDeck = async (tx: Transaction, person: Person, deckId: number): Promise<void> =>
  void (await tx.sql.all(remove, [person.id, deckId]));

/** One has seen what is new up to a version. What came later stays new. */
export const seeDeck = async (tx: Transaction, person: Person, deckId: number, version: number): Promise<void> =>
  void (await tx.sql.all(see, [person.id, deckId, version]));
