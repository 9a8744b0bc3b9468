import { statement } from '../kit/statement';
import type { Clock, Reader } from '../kit/transaction';
import type { SearchingSnapshot } from './contract';
import { COUNT_EVERY } from './contract';

/** Counts up to this are always exact; larger ones may be as old as `COUNT_EVERY`, for everyone who searches asks for them. */
const EXACT_UP_TO = 200;

const countSearching = statement<{ count: number; at: number }, []>(
  'pairing.searching-count',
  `SELECT count(*)::int AS count, floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at FROM pairing_searches WHERE state = 'searching' AND away_since IS NULL`,
);

/** By the clock of a process, which its transactions also have. */
const remembered = new WeakMap<Clock, { count: number; until: number }>();

/** How many are searching now. */
export async function searchingCount(read: Reader): Promise<number> {
  const now = read.clock.now().getTime();
  const known = remembered.get(read.clock);
  if (known && now < known.until) return known.count;
  const { count } = (await read.sql.one(countSearching, []))!;
  if (count > EXACT_UP_TO) remembered.set(read.clock, { count, until: now + COUNT_EVERY });
  return count;
}

/** The count as a live resource; its version is the database's time, the one clock that all gateways share. */
export async function searchingSnapshotOf(read: Reader): Promise<SearchingSnapshot> {
  const { count, at } = (await read.sql.one(countSearching, []))!;
  return { version: at, searching_count: count };
}
