import type { Bookmarkable } from '../kit/acts/bookmark';
import type { Votable } from '../kit/acts/vote';
import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { lockStation } from './lock-station.query';
import { guestsOnlyInGroup, mayBookmark, mayVote } from './policy';

const requirePublished =
  (may: (person: Person) => boolean) =>
  async (tx: Transaction, person: Person, stationId: number): Promise<void> => {
    if (!may(person)) throw guestsOnlyInGroup();
    await lockStation(tx, stationId);
  };

export const stationBookmarks: Bookmarkable = {
  require: requirePublished(mayBookmark),
  add: statement<never, [number, number]>(
    'stations.add-bookmark',
    'INSERT INTO station_bookmarks (account_id, station_id) VALUES ($1::int, $2::int) ON CONFLICT DO NOTHING',
  ),
  remove: statement<never, [number, number]>(
    'stations.remove-bookmark',
    'DELETE FROM station_bookmarks WHERE account_id = $1::int AND station_id = $2::int',
  ),
};

export const stationVotes: Votable = {
  require: requirePublished(mayVote),
  cast: statement<never, [number, number, number]>(
    'stations.cast-vote',
    'INSERT INTO station_votes (account_id, station_id, vote_type) VALUES ($1::int, $2::int, $3::smallint) ON CONFLICT DO NOTHING',
  ),
  count: statement<{ upvotes: number; downvotes: number; vote: number | null }, [number, number]>(
    'stations.count-votes',
    `SELECT count(*) FILTER (WHERE vote_type = 1)::int AS upvotes, count(*) FILTER (WHERE vote_type = -1)::int AS downvotes,
            max(vote_type) FILTER (WHERE account_id = $1::int)::int AS vote
       FROM station_votes WHERE station_id = $2::int`,
  ),
};
