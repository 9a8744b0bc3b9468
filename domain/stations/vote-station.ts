import type { Person } from '../accounts/person';
import { conflict } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { lockStation } from './lock-station.query';
import { guestsOnlyInGroup, mayVote } from './policy';

const castVote = statement<{ vote_type: number }, [number, number, number]>(
  'stations.cast-vote',
  `INSERT INTO station_votes (station_id, account_id, vote_type) VALUES ($1::int, $2::int, $3::smallint) ON CONFLICT DO NOTHING RETURNING vote_type`,
);

const countVotes = statement<{ upvotes: number; downvotes: number }, [number]>(
  'stations.count-votes',
  `SELECT count(*) FILTER (WHERE vote_type = 1)::int AS upvotes, count(*) FILTER (WHERE vote_type = -1)::int AS downvotes
     FROM station_votes WHERE station_id = $1::int`,
);

/**
 * Votes for a station (1) or against it (-1), once and for all (spec 3 §4).
 * @throws Problem conflict `already-voted`; the first vote stands
 */
export async function voteStation(
  tx: Transaction,
  person: Person,
  stationId: number,
  vote: 1 | -1,
): Promise<{ vote: number; upvotes: number; downvotes: number }> {
  if (!mayVote(person)) throw guestsOnlyInGroup();
  await lockStation(tx, stationId);
  const cast = await tx.sql.one(castVote, [stationId, person.id, vote]);
  if (!cast) throw conflict('already-voted', 'You have already voted on this. Your first vote counts.');
  const counts = await tx.sql.one(countVotes, [stationId]);
  return { vote, upvotes: counts?.upvotes ?? 0, downvotes: counts?.downvotes ?? 0 };
}
