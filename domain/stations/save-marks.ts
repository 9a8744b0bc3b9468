import { type CleanHtml, SANITISER_VERSION } from '../kit/html/clean-html';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { Marks } from './checklist-contract';
import type { StoredMarks } from './stored-marks';
import { placeOf } from './marking-place';

const saveDraft = statement<{ revision: number }, [number, number, number, number, string, string, number, Date]>(
  'stations.save-draft',
  `INSERT INTO marking_drafts AS draft (examiner_id, station_id, group_session_id, group_round, submission_id, marks, revision, updated_at)
   VALUES ($1::int, $2::int, $3::int, $4::int, $5::uuid, $6::jsonb, $7::int, $8::timestamptz)
   ON CONFLICT (examiner_id, station_id, group_session_id, group_round) DO UPDATE
     SET submission_id = excluded.submission_id, marks = excluded.marks, revision = excluded.revision, updated_at = excluded.updated_at
     WHERE draft.revision < excluded.revision
        OR EXISTS (SELECT 1 FROM station_attempts a WHERE a.examiner_id = draft.examiner_id AND a.submission_id = draft.submission_id)
   RETURNING revision`,
);

const readRevision = statement<{ revision: number }, [number, number, number, number]>(
  'stations.draft-revision',
  `SELECT revision FROM marking_drafts WHERE examiner_id = $1::int AND station_id = $2::int AND group_session_id = $3::int AND group_round = $4::int`,
);

/**
 * Keeps the marks of somebody outside a group so far. An older revision never replaces a newer one, whatever order they arrive in; marks that were
 * submitted meanwhile give way to any.
 * @returns the revision that is kept now
 */
export async function saveMarks(
  tx: Transaction,
  examinerId: number,
  stationId: number,
  marks: Marks & { comments: CleanHtml },
): Promise<{ revision: number }> {
  const { group_session_id, group_round } = placeOf(null);
  const place = [examinerId, stationId, group_session_id, group_round] as const;
  const kept =
    (await tx.sql.one(saveDraft, [
      ...place,
      marks.submission_id,
      JSON.stringify({ ...marks, html_version: SANITISER_VERSION } satisfies StoredMarks),
      marks.revision,
      tx.clock.now(),
    ])) ?? (await tx.sql.one(readRevision, [...place]));
  return { revision: kept?.revision ?? marks.revision };
}
