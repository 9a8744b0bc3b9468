import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Place } from './contract';
import { GROUP_MEMBERS, GROUP_SESSIONS } from '~/domain/group-practice/views';

const lobbies = statement<{ id: number }, [Date]>(
  'ops.lobbies',
  `SELECT id FROM ${GROUP_SESSIONS} practice WHERE state = 'lobby' AND expires_at > $1`,
);
// By the ids themselves, as `group.present-members`: one walk along an index. A join compares every member with every session
// after thousands came at once, and a subquery per session descends the index once for each.
const inLobbies = statement<{ count: number }, [number[]]>(
  'ops.people-in-lobbies',
  `SELECT count(*)::int AS count FROM ${GROUP_MEMBERS} member WHERE session_id = ANY($1::int[]) AND left_at IS NULL AND away_since IS NULL`,
);

const searching = statement<{ count: number }, []>(
  'ops.people-searching',
  `SELECT count(*)::int AS count FROM pairing_searches WHERE state = 'searching' AND away_since IS NULL`,
);
// Who is matched has a pairing, and nobody else: a check of the table, and an index.
const paired = statement<{ count: number }, []>(
  'ops.people-paired',
  `SELECT count(*)::int AS count FROM pairing_searches WHERE pairing_id IS NOT NULL`,
);

async function countInLobbies(read: Reader): Promise<number> {
  const ids = (await read.sql.all(lobbies, [read.clock.now()])).map(({ id }) => id);
  return (await read.sql.one(inLobbies, [ids]))!.count;
}

/** How many people are in each place; a place that is added to `PLACES` must be counted here. */
const counts: Record<Place, (read: Reader) => Promise<number>> = {
  lobbies: countInLobbies,
  searching: async (read) => (await read.sql.one(searching, []))?.count ?? 0,
  paired: async (read) => (await read.sql.one(paired, []))?.count ?? 0,
};

export async function peopleCounts(read: Reader): Promise<Record<Place, number>> {
  const places = Object.keys(counts) as Place[];
  const found = await Promise.all(places.map((place) => counts[place](read)));
  return Object.fromEntries(places.map((place, index) => [place, found[index]])) as Record<Place, number>;
}
