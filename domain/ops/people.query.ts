import { statement } from '../statement';
import type { Reader } from '../transaction';
import type { Place } from './contract';

const inLobbies = statement<{ count: number }, [Date]>(
  'ops.people-in-lobbies',
  `SELECT count(*)::int AS count FROM group_sessions s JOIN group_members m ON m.session_id = s.id
    WHERE s.state = 'lobby' AND s.expires_at > $1 AND m.left_at IS NULL AND m.away_since IS NULL`,
);

const searching = statement<{ count: number }, []>('ops.people-searching', `SELECT count(*)::int AS count FROM pairing_searches WHERE state = 'searching' AND away_since IS NULL`);
const paired = statement<{ count: number }, []>('ops.people-paired', `SELECT count(*)::int AS count FROM pairing_searches WHERE state = 'matched'`);

/** How many people are in each place; a place that is added to `PLACES` must be counted here. */
const counts: Record<Place, (read: Reader) => Promise<number>> = {
  lobbies: async (read) => (await read.sql.one(inLobbies, [read.clock.now()]))?.count ?? 0,
  searching: async (read) => (await read.sql.one(searching, []))?.count ?? 0,
  paired: async (read) => (await read.sql.one(paired, []))?.count ?? 0,
};

export async function peopleCounts(read: Reader): Promise<Record<Place, number>> {
  const places = Object.keys(counts) as Place[];
  const found = await Promise.all(places.map((place) => counts[place](read)));
  return Object.fromEntries(places.map((place, index) => [place, found[index]])) as Record<Place, number>;
}
