import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { StationTopics } from './read-station-topics';

/** A station that somebody has taken over has no hash any more, and is left to them. */
const save = statement<{ station_id: number }, [string]>(
  'content.save-station-topics',
  `WITH listed AS (
     SELECT station.id AS station_id, topic.id AS topic_id
       FROM jsonb_to_recordset($1::jsonb) AS listed (station text, topics text[])
       JOIN stations station ON station.slug = listed.station AND station.content_hash IS NOT NULL AND station.deleted_at IS NULL
       JOIN topics topic ON topic.slug = ANY (listed.topics)),
   dropped AS (
     DELETE FROM station_topics link
      WHERE station_id IN (SELECT id FROM stations WHERE content_hash IS NOT NULL)
        AND (station_id, topic_id) NOT IN (SELECT station_id, topic_id FROM listed) RETURNING station_id),
   kept AS (INSERT INTO station_topics (station_id, topic_id) SELECT station_id, topic_id FROM listed ON CONFLICT DO NOTHING RETURNING station_id)
   SELECT station_id FROM dropped UNION ALL SELECT station_id FROM kept`,
);

/**
 * Ties the stations of the starter content to their topics; both are there already.
 *
 * @returns how many ties were made or undone
 */
export async function loadStationTopics(tx: Transaction, ties: StationTopics): Promise<number> {
  const rows = Object.entries(ties).map(([station, topics]) => ({ station, topics }));
  return (await tx.sql.all(save, [JSON.stringify(rows)])).length;
}
