import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

/** Days after a deletion in which it may be taken back. */
export const RESTORE_DAYS = 30;

const texts = statement<{ station_id: number | null }, [Date, number]>(
  'stations.left-station-drafts',
  `DELETE FROM station_drafts WHERE id IN (
     SELECT draft.id FROM stations station JOIN station_drafts draft ON draft.station_id = station.id
      WHERE station.deleted_at <= $1 LIMIT $2) RETURNING station_id`,
);
const marks = statement<{ station_id: number | null }, [Date, number]>(
  'stations.left-marking-drafts',
  `DELETE FROM marking_drafts WHERE (examiner_id, station_id, group_session_id, group_round) IN (
     SELECT draft.examiner_id, draft.station_id, draft.group_session_id, draft.group_round
       FROM stations station JOIN marking_drafts draft ON draft.station_id = station.id
      WHERE station.deleted_at <= $1 LIMIT $2) RETURNING station_id`,
);

/**
 * Deletes drafts and unsubmitted marks of stations that were deleted too long ago to come back.
 * @returns how many of the one kind of which there were more, `most` at most
 */
export async function deleteLeftStationDrafts(tx: Transaction, most: number): Promise<number> {
  const before = new Date(tx.clock.now().getTime() - RESTORE_DAYS * 86_400_000);
  const gone = [await tx.sql.all(texts, [before, most]), await tx.sql.all(marks, [before, most])];
  return Math.max(...gone.map((rows) => rows.length));
}
