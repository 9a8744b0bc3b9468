import { notFound } from '../errors';
import { statement } from '../statement';
import type { Reader } from '../transaction';
import type { Station } from './station.entity';
import { styleOf, type StationBase } from './styles';

export const stationGone = () => notFound('station-gone', 'This station was removed. Results that were submitted are kept.');

export type StationTexts = Omit<Station, 'content_hash' | 'created_at' | 'updated_at' | 'owner_id' | 'published_at'>;

const COLUMNS = `id, slug, style, language, label, name, description, long_case, candidate_minutes, examiner_minutes, student_instructions,
  patient_instructions, examiner_instructions, extra_candidate_resources, walkthrough, useful_links, video_id, deleted_at`;

const bySlug = statement<StationTexts, [number, string]>(
  'stations.find-by-slug',
  `SELECT ${COLUMNS} FROM stations WHERE style = $1::int AND slug = $2 AND published_at IS NOT NULL
    ORDER BY deleted_at DESC NULLS FIRST LIMIT 1`,
);

/**
 * The published station at an address.
 * @throws Problem not-found: `station-gone` when it was removed, `station-not-found` when there never was one
 */
export async function findStation(read: Reader, base: StationBase, slug: string): Promise<StationTexts> {
  const station = await read.sql.one(bySlug, [styleOf(base), slug]);
  if (!station) throw notFound('station-not-found', 'There is no station at this address.');
  if (station.deleted_at !== null) throw stationGone();
  return station;
}
