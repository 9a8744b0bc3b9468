import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { placeOf } from './marking-place';
import { merged, type SentMarks, type StoredMarks } from './stored-marks';

type Place = [number, number, number, number];

const lockDraft = statement<{ marks: StoredMarks | null }, [...Place, string, Date]>(
  'stations.lock-marking-draft',
  `INSERT INTO marking_drafts AS draft (examiner_id, station_id, group_session_id, group_round, submission_id, marks, revision, updated_at)
   VALUES ($1::int, $2::int, $3::int, $4::int, $5::uuid, 'null', 0, $6::timestamptz)
   ON CONFLICT (examiner_id, station_id, group_session_id, group_round) DO UPDATE SET updated_at = excluded.updated_at
   RETURNING CASE WHEN EXISTS (SELECT FROM station_attempts a WHERE a.examiner_id = draft.examiner_id AND a.submission_id = draft.submission_id)
                  THEN 'null' ELSE draft.marks END AS marks`,
);
const saveDraft = statement<never, [...Place, string, string, number]>(
  'stations.save-draft',
  `UPDATE marking_drafts SET submission_id = $5, marks = $6::jsonb, revision = $7
    WHERE examiner_id = $1 AND station_id = $2 AND group_session_id = $3 AND group_round = $4`,
);

/**
 * Merges what a device brings into the marks of somebody outside a group. Marks that were submitted meanwhile give way to any.
 * @returns the marks as they are now
 */
export async function saveMarks(
  tx: Transaction,
  examinerId: number,
  stationId: number,
  sent: SentMarks & { submission_id: string },
): Promise<StoredMarks | null> {
  const { group_session_id, group_round } = placeOf(null);
  const place: Place = [examinerId, stationId, group_session_id, group_round];
  const locked = await tx.sql.one(lockDraft, [...place, sent.submission_id, tx.clock.now()]);
  const kept = locked?.marks ?? null;
  const next = merged(kept, sent);
  if (!next) return kept;
  const marks = { ...next, submission_id: kept?.submission_id ?? sent.submission_id };
  await tx.sql.all(saveDraft, [...place, marks.submission_id, JSON.stringify(marks), marks.revision]);
  return marks;
}
