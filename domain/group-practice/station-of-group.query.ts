import { notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { STATIONS } from '~/domain/stations/views';

/** What a group needs to know of its station. */
export interface GroupStation {
  id: number;
  slug: string;
  style: number;
  name: string;
  long_case: boolean;
  candidate_minutes: number | null;
  examiner_minutes: number | null;
}

const columns = 'id, slug, style, name, long_case, candidate_minutes, examiner_minutes';
// A personal station is for groups that its owner hosts.
const bySlug = statement<GroupStation, [string, number]>(
  'group.station-by-slug',
  `SELECT ${columns} FROM ${STATIONS} station WHERE slug = $1 AND deleted_at IS NULL AND (published_at IS NOT NULL OR owner_id = $2)`,
);
const byId = statement<GroupStation, [number]>(
  'group.station-by-id',
  `SELECT ${columns} FROM ${STATIONS} station WHERE id = $1 AND deleted_at IS NULL`,
);

/**
 * A station by its slug, as a host chooses it, or by its id, as a group has it already.
 * @throws Problem `station-gone` when it was deleted meanwhile, never was, or is another's personal one
 */
export async function stationOfGroup(
  read: Reader,
  ...which: [slug: string, host: { id: number }] | [id: number]
): Promise<GroupStation> {
  const station =
    which.length === 2 ? await read.sql.one(bySlug, [which[0], which[1].id]) : await read.sql.one(byId, [which[0]]);
  if (!station) throw notFound('station-gone', 'This station no longer exists. Choose another one.');
  return station;
}
