import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { STATION_BODY } from '../station-body';

const save = statement<never, [number, number | null, Date, string]>(
  'stations.save-revision',
  `WITH kept AS (
     INSERT INTO station_revisions (station_id, revision, body, replaced_by, replaced_at, event)
     SELECT station.id, station.revision, ${STATION_BODY}, $2::int, $3::timestamptz, $4 FROM stations station WHERE station.id = $1)
   UPDATE stations SET revision = revision + 1 WHERE id = $1`,
);

/**
 * Keeps what a station is before it is changed, and counts its state on. Its row must be locked.
 * @param by who changes it; null for the starter content
 * @param event what is otherwise in the next: parts and acts, comma-joined
 */
export async function saveStationRevision(
  tx: Transaction,
  stationId: number,
  by: number | null,
  event = 'revised',
): Promise<void> {
  await tx.sql.all(save, [stationId, by, tx.clock.now(), event]);
}
