import type { Person } from '~/domain/accounts/person';
import type { Language } from '~/domain/accounts/contract';
import type { Output } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { notMerged } from '~/domain/questions/merged-topics';
import { leaveStarterContent, lockEdited } from '~/domain/stations/authoring/lock-edited';
import { stationNotEditable } from '~/domain/stations/authoring/refusals';
import { mayEditStation } from '~/domain/stations/policy';
import { guideNotFound, topicNotFound } from '../refusals';
import { guideShown } from '../writing/begin-guide';
import type { stationTies } from './contract';
import { TOPICS } from '~/domain/questions/views';
import { STATIONS } from '~/domain/stations/views';

type Ties = Output<typeof stationTies>;

const ownerOf = statement<{ owner_id: number | null }, [number]>(
  'notebook.owner-of-tied-station',
  `SELECT owner_id FROM ${STATIONS} station WHERE id = $1::int AND deleted_at IS NULL`,
);
const topics = statement<Ties['topics'][number], [station: number, Language]>(
  'notebook.topics-to-tie',
  `SELECT topic.id, CASE $2 WHEN 'es' THEN topic.name_es ELSE topic.name END AS name, topic.specialty_id, link.station_id IS NOT NULL AS tied
     FROM ${TOPICS} topic LEFT JOIN station_topics link ON link.topic_id = topic.id AND link.station_id = $1::int
    WHERE ${notMerged('topic')} ORDER BY 2, topic.id`,
);
const guides = statement<Ties['guides'][number], [station: number, Language]>(
  'notebook.guides-to-tie',
  `SELECT guide.id, CASE $2 WHEN 'es' THEN guide.name_es ELSE guide.name END AS name, link.station_id IS NOT NULL AS tied
     FROM guides guide LEFT JOIN guide_stations link ON link.guide_id = guide.id AND link.station_id = $1::int
    WHERE ${guideShown('guide')} ORDER BY 2, guide.id`,
);

/** What a station can be tied to, and is. @throws Problem not-found `station-not-found`, also for what is somebody else's */
export async function findStationTies(read: Reader, person: Person, stationId: number): Promise<Ties> {
  const station = await read.sql.one(ownerOf, [stationId]);
  if (!station || !mayEditStation(person, station)) throw stationNotEditable();
  const [topicRows, guideRows] = await Promise.all([
    read.sql.all(topics, [stationId, person.language]),
    read.sql.all(guides, [stationId, person.language]),
  ]);
  return { topics: topicRows, guides: guideRows };
}

/** Every topic of the notebook that was not merged into another, by name. */
export const findTopicsToTie = async (read: Reader, language: Language) =>
  (await read.sql.all(topics, [0, language])).map(({ tied: _, ...topic }) => topic);

const KEEP = {
  topics: statement<{ known: number }, [station: number, chosen: readonly number[]]>(
    'notebook.tie-station-to-topics',
    `WITH chosen AS (SELECT id FROM ${TOPICS} topic WHERE id = ANY ($2::int[])),
     gone AS (DELETE FROM station_topics WHERE station_id = $1::int AND topic_id NOT IN (SELECT id FROM chosen)),
     kept AS (INSERT INTO station_topics (station_id, topic_id) SELECT $1::int, id FROM chosen ON CONFLICT DO NOTHING)
     SELECT count(*)::int AS known FROM chosen`,
  ),
  guides: statement<{ known: number }, [station: number, chosen: readonly number[]]>(
    'notebook.tie-station-to-guides',
    `WITH chosen AS (SELECT id FROM guides WHERE id = ANY ($2::int[])),
     gone AS (DELETE FROM guide_stations WHERE station_id = $1::int AND guide_id NOT IN (SELECT id FROM chosen)),
     kept AS (INSERT INTO guide_stations (station_id, guide_id) SELECT $1::int, id FROM chosen ON CONFLICT DO NOTHING)
     SELECT count(*)::int AS known FROM chosen`,
  ),
};

/**
 * Keeps which topics and guides a station belongs to, all of them. Only stations that are published are shown there.
 * @throws Problem not-found `station-not-found`, `topic-not-found`, `guide-not-found`
 */
export async function tieStation(
  tx: Transaction,
  person: Person,
  { station_id, ...chosen }: { station_id: number; topics: readonly number[]; guides: readonly number[] },
): Promise<void> {
  await lockEdited(tx, person, station_id);
  for (const [kind, missing] of [
    ['topics', topicNotFound],
    ['guides', guideNotFound],
  ] as const) {
    const ids = [...new Set(chosen[kind])];
    if ((await tx.sql.one(KEEP[kind], [station_id, ids]))!.known < ids.length) throw missing();
  }
  await leaveStarterContent(tx, station_id);
}

const tieFirst = statement<never, [station: number, topics: readonly number[]]>(
  'notebook.tie-untied-station',
  `INSERT INTO station_topics (station_id, topic_id)
   SELECT $1::int, id FROM ${TOPICS} topic WHERE id = ANY ($2::int[]) AND NOT EXISTS (SELECT FROM station_topics WHERE station_id = $1::int)
   ON CONFLICT DO NOTHING`,
);

/** Ties a station to topics unless it has some already. */
export async function tieUntied(tx: Transaction, stationId: number, topicIds: readonly number[]): Promise<void> {
  await tx.sql.all(tieFirst, [stationId, topicIds]);
}
