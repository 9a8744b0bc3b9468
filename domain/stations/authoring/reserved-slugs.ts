import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { STATION_BASES } from '../styles';
import { freeSlug } from './station-rules';

const UNDER_BASE = new RegExp(`^/(?::base|${STATION_BASES.join('|')})/([^/:]+)`);

/** Words directly under a base that are addresses of their own (spec 1 §2, spec 3 §2). @param paths of contracts */
export function wordsUnderBases(paths: Iterable<string>): ReadonlySet<string> {
  return new Set([...paths].flatMap((path) => UNDER_BASE.exec(path)?.[1] ?? []));
}

let reserved: ReadonlySet<string> | null = null;

/** Called once with the paths of every contract, by the list of rooms: the rooms of these addresses stand above this one. */
export function reserveSlugs(paths: Iterable<string>): void {
  reserved = wordsUnderBases(paths);
}

/** @throws Error before the list of rooms was loaded: then a station could take an address of the product */
export function reservedSlugs(): ReadonlySet<string> {
  if (!reserved) throw new Error('the addresses of the product are not known yet: load domain/rooms.ts first');
  return reserved;
}

const lock = statement<never, []>(
  'stations.lock-colliding',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates colliding slugs'))`,
);
const colliding = statement<{ id: number; slug: string }, [string[]]>(
  'stations.colliding-slugs',
  'SELECT id, slug FROM stations WHERE deleted_at IS NULL AND slug = ANY ($1::text[]) ORDER BY id FOR UPDATE',
);
const slugsLike = statement<{ slug: string }, [string]>(
  'stations.slugs-like',
  `SELECT slug FROM stations WHERE deleted_at IS NULL AND (slug = $1 OR slug LIKE $1 || '-%')`,
);
const move = statement<never, [number, string]>(
  'stations.move-slug',
  'UPDATE stations SET slug = $2 WHERE id = $1::int',
);

/**
 * Gives stations whose slug has become an address of the product the next free one: under the old slug nobody can reach them.
 * @returns which were moved; a second run moves none
 */
export async function freeCollidingSlugs(
  tx: Transaction,
  words: ReadonlySet<string> = reservedSlugs(),
): Promise<{ id: number; from: string; to: string }[]> {
  await tx.sql.all(lock, []);
  const moved = [];
  for (const { id, slug } of await tx.sql.all(colliding, [[...words]])) {
    const taken = await tx.sql.all(slugsLike, [slug]);
    const to = freeSlug(slug, new Set(taken.map((row) => row.slug)), words);
    await tx.sql.all(move, [id, to]);
    moved.push({ id, from: slug, to });
  }
  return moved;
}
