import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { GroupRound } from './marking-place';

const recorded = statement<{ id: number }, [number, string, number | null, number | null]>(
  'stations.find-recorded',
  `SELECT id FROM station_attempts WHERE examiner_id = $1::int AND submission_id = $2::uuid
   UNION ALL SELECT id FROM station_attempts WHERE group_session_id = $3::int AND group_round = $4::int LIMIT 1`,
);

/** The attempt that a submission, or a round of a group, has become already; null before that. */
export async function findRecorded(
  read: Reader,
  examinerId: number,
  submissionId: string,
  group: GroupRound | null,
): Promise<number | null> {
  return (
    (await read.sql.one(recorded, [examinerId, submissionId, group?.session_id ?? null, group?.round ?? null]))?.id ??
    null
  );
}
