import { statement } from '../statement';
import type { Reader } from '../transaction';
import type { Place } from './contract';

// The members of each session are counted on their own: after thousands came at once Postgres takes the tables for empty, and would compare
// every member with every session.
const inLobbies = statement<{ count: number }, [Date]>(
  'ops.people-in-lobbies',
  `SELECT coalesce(sum(m.count), 0)::int AS count
     FROM group_sessions s CROSS JOIN LATERAL (SELECT count(*) FROM group_members WHERE session_id = s.id AND left_at IS NULL AND away_since IS NULL) m
    WHERE s.state = 'lobby' AND s.expires_at > $1`,
);

const searching = statement<{ count: number }, []>('ops.people-searching', `SELECT count(*)::int AS count FROM pairing_searches WHERE state = 'searching' AND away_since IS NULL`);
// Who is matched has a pairing, and nobody else: a check of the table, and an index.
const paired = statement<{ count: number }, []>('ops.people-paired', `SELECT count(*)::int AS count FROM pairing_searches WHERE pairing_id IS NOT NULL`);

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
