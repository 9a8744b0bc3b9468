import type { Person } from '../accounts/person';
import { mayModerate } from '../accounts/policy';
import { notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Station } from './station.row';
import { styleOf, type StationBase } from './styles';
import { GROUP_MEMBERS, GROUP_SESSIONS } from '~/domain/group-practice/views';

export const stationHidden = () =>
  notFound('station-hidden', 'A moderator has hidden this station. It is shown again once it has been checked.');
export const stationGone = () => notFound('station-gone', 'This station was deleted. Submitted results are kept.');

export type StationTexts = Omit<
  Station,
  'content_hash' | 'created_at' | 'updated_at' | 'video_link' | 'submission_id' | 'patient_facts'
>;

const COLUMNS = `id, slug, style, language, label, name, description, long_case, candidate_minutes, examiner_minutes, student_instructions,
  patient_instructions, examiner_instructions, extra_candidate_resources, walkthrough, useful_links, html_version, video_id, revision, owner_id, virtual_patient, virtual_patient_enabled_at, published_at, deleted_at, hidden_at`;

// A personal one is for its owner, for moderators, and for who is in a group that is at it: its host brought it there.
// A round keeps its station when it is deleted, even if another one has its slug by then.
const bySlug = statement<StationTexts, [number, string, number, boolean, number]>(
  'stations.find-by-slug',
  `SELECT ${COLUMNS} FROM stations
    WHERE style = $1::int AND slug = $2
      AND (id = $5::int OR published_at IS NOT NULL OR hidden_at IS NOT NULL OR $4::boolean OR owner_id = $3::int
           OR EXISTS (SELECT FROM ${GROUP_SESSIONS} s JOIN ${GROUP_MEMBERS} m ON m.session_id = s.id WHERE s.station_id = stations.id AND s.state <> 'ended' AND m.account_id = $3::int AND m.left_at IS NULL))
    ORDER BY id = $5::int DESC, deleted_at DESC NULLS FIRST LIMIT 1`,
);

/**
 * The station at an address: a published one, or a personal one that the reader may see.
 * @param reader null for nobody
 * @param round the round of the reader's group, if it has begun: its station can be read until the session is over, deleted or not
 * @throws Problem not-found: `station-hidden` while a moderator hides it, `station-gone` when it was removed, `station-not-found` when there never was one
 */
export async function findStation(
  read: Reader,
  base: StationBase,
  slug: string,
  reader: Person | null = null,
  round: { station_id: number } | null = null,
): Promise<StationTexts> {
  const station = await read.sql.one(bySlug, [
    styleOf(base),
    slug,
    reader?.id ?? 0,
    reader !== null && mayModerate(reader),
    round?.station_id ?? 0,
  ]);
  if (!station) throw notFound('station-not-found', 'There is no station at this address.');
  if (station.id === round?.station_id) return station;
  const mends = reader !== null && (station.owner_id === reader.id || mayModerate(reader));
  if (station.hidden_at !== null && (station.deleted_at !== null || !mends)) throw stationHidden();
  if (station.deleted_at !== null) throw stationGone();
  return station;
}

/** A station that everybody may see, as it is shown of a shared link; null if there is none at the address. */
export async function findPublishedStation(
  read: Reader,
  base: StationBase,
  slug: string,
): Promise<StationTexts | null> {
  const station = await read.sql.one(bySlug, [styleOf(base), slug, 0, false, 0]);
  return station && station.deleted_at === null && station.hidden_at === null ? station : null;
}
