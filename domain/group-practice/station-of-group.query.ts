import { notFound } from '../errors';
import { statement } from '../statement';
import type { Reader } from '../transaction';

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
const bySlug = statement<GroupStation, [string]>('group.station-by-slug', `SELECT ${columns} FROM stations WHERE slug = $1 AND deleted_at IS NULL AND published_at IS NOT NULL`);
const byId = statement<GroupStation, [number]>('group.station-by-id', `SELECT ${columns} FROM stations WHERE id = $1 AND deleted_at IS NULL AND published_at IS NOT NULL`);

/** @throws Problem `station-gone` when it was deleted meanwhile, or never was */
export async function stationOfGroup(read: Reader, which: string | number): Promise<GroupStation> {
  const station = typeof which === 'string' ? await read.sql.one(bySlug, [which]) : await read.sql.one(byId, [which]);
  if (!station) throw notFound('station-gone', 'This station is no longer there. Choose another one.');
  return station;
}
