import type { Client } from 'pg';
import { MEMBERS } from './plan';

/** The same people, groups and PINs in both databases, so that both sides answer the same. */
const FIRST_MEMBER = 1_000_000;
const FIRST_JOINER = 2_000_000;
const FIRST_PIN = 700_000_000;

export const pinOf = (lobby: number): string => String(FIRST_PIN + lobby);
/** @param seat from 0, the host's, to 4 */
export const memberOf = (lobby: number, seat: number): number => FIRST_MEMBER + lobby * MEMBERS + seat;
export const joinerOf = (index: number): number => FIRST_JOINER + index;

const people = `
  INSERT INTO accounts (id, guest, username, email, password_hash, first_name, last_name, display_name, roles)
  SELECT id, false, 'bench' || id, 'bench' || id || '@bench.example', 'nobody signs in with it', 'Person', 'Bench', 'Person ' || id, '{learner}'
    FROM generate_series($1::int, $2::int) AS id`;

const lobbies = `
  INSERT INTO group_sessions (pin, host_id, station_id, state, chat_link, clock_total, clock_remaining, clock_minutes, expires_at)
  SELECT ($1::int + lobby)::text, $2::int + lobby * $3::int, (SELECT id FROM stations ORDER BY slug LIMIT 1), 'lobby',
         'https://chat.example/wardmates-' || md5(lobby::text), 480000, 480000, 8, now() + interval '4 hours'
    FROM generate_series(0, $4::int - 1) AS lobby`;

const seats = `
  INSERT INTO group_members (session_id, account_id, joined_at)
  SELECT s.id, s.host_id + seat, now() - interval '1 hour' + seat * interval '1 second' FROM group_sessions s, generate_series(0, $1::int - 1) AS seat`;

/** Fills a database that has the schema and the starter content; all members are there. */
export async function fill(database: Client, count: { lobbies: number; joiners: number }): Promise<void> {
  await database.query(people, [FIRST_MEMBER, FIRST_MEMBER + count.lobbies * MEMBERS - 1]);
  await database.query(people, [FIRST_JOINER, FIRST_JOINER + count.joiners - 1]);
  await database.query(lobbies, [FIRST_PIN, FIRST_MEMBER, MEMBERS, count.lobbies]);
  await database.query(seats, [MEMBERS]);
  await database.query('VACUUM ANALYZE');
}

/** Back to five members in every lobby, without the row versions that a round left behind. */
export async function sendJoinersOut(database: Client): Promise<void> {
  await database.query('DELETE FROM group_members WHERE account_id >= $1', [FIRST_JOINER]);
  await database.query('VACUUM group_members, group_sessions');
}
