import type { Person } from '../accounts/person';
import { conflict } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { lockStation } from './lock-station.query';
import { guestsOnlyInGroup, mayVote } from './policy';

const castVote = statement<never, [number, number, number]>(
  'stations.cast-vote',
  `INSERT INTO station_votes (station_id, account_id, vote_type) VALUES ($1::int, $2::int, $3::smallint) ON CONFLICT DO NOTHING`,
);

const countVotes = statement<{ upvotes: number; downvotes: number; vote: number | null }, [number, number]>(
  'stations.count-votes',
  `SELECT count(*) FILTER (WHERE vote_type = 1)::int AS upvotes, count(*) FILTER (WHERE vote_type = -1)::int AS downvotes,
          max(vote_type) FILTER (WHERE account_id = $2::int)::int AS vote
     FROM station_votes WHERE station_id = $1::int`,
);

/**
 * Votes for a station (1) or against it (-1), once and for all (spec 3 §4). The same vote again is the one that was cast
 * already: a device sends it again when the first answer was lost.
 * @throws Problem conflict `already-voted` for the opposite vote; the first one stands
 */
export async function voteStation(
  tx: Transaction,
  person: Person,
  stationId: number,
  vote: 1 | -1,
): Promise<{ vote: number; upvotes: number; downvotes: number }> {
  if (!mayVote(person)) throw guestsOnlyInGroup();
  await lockStation(tx, stationId);
  await tx.sql.all(castVote, [stationId, person.id, vote]);
  const counts = await tx.sql.one(countVotes, [stationId, person.id]);
  if (counts?.vote !== vote) throw conflict('already-voted', 'You have already voted on this. Your first vote counts.');
  return { vote, upvotes: counts.upvotes, downvotes: counts.downvotes };
}
