import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { StoredMarks } from './stored-marks';
import { placeOf } from './marking-place';

const findOwnDraft = statement<{ marks: StoredMarks }, [number, number, number, number]>(
  'stations.find-draft',
  `SELECT d.marks FROM marking_drafts d
    WHERE d.examiner_id = $1::int AND d.station_id = $2::int AND d.group_session_id = $3::int AND d.group_round = $4::int
      AND NOT EXISTS (SELECT 1 FROM station_attempts a WHERE a.examiner_id = d.examiner_id AND a.submission_id = d.submission_id)`,
);

/** What somebody marked outside a group and has not submitted. A save that arrived after its submit is no draft any more. */
export async function findDraft(read: Reader, examinerId: number, stationId: number): Promise<StoredMarks | null> {
  const { group_session_id, group_round } = placeOf(null);
  return (await read.sql.one(findOwnDraft, [examinerId, stationId, group_session_id, group_round]))?.marks ?? null;
}
