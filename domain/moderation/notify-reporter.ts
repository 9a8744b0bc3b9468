import { notify } from '../accounts/notify';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { ReportedKind } from './contract';
import { type Place, placeFor, seenAtOr } from './targets/seen-at';
import { JOIN_TARGET, TARGET_TITLE } from './targets/targets';
import { CASES, REPORTS } from '~/domain/reports/views';
import { PAIRING_REPORTS } from '~/domain/audio-pairing/views';

interface Row {
  account_id: number;
  /** What was reported; empty if it is gone, and for a person. */
  thing: string;
  place: Place;
}

// Who reported a person may know them by another name: on a leaderboard, or by their first name.
const reported = statement<Row, [ReportedKind, number]>(
  'moderation.reported-by',
  `SELECT report.account_id, CASE WHEN target.kind = 'person' THEN '' ELSE ${TARGET_TITLE} END AS thing, ${placeFor('report.account_id')} AS place
     FROM (SELECT account_id, case_id FROM ${REPORTS} reports WHERE $1 <> 'pairing_report' AND id = $2::int
           UNION ALL SELECT reporter_id, case_id FROM ${PAIRING_REPORTS} pairing_reports WHERE $1 = 'pairing_report' AND id = $2::int) report
     JOIN ${CASES} target ON target.id = report.case_id
     ${JOIN_TARGET}`,
);

/** Notifies the reporter that the report has been dealt with. The note of the act is for staff. */
export async function notifyReporter(
  tx: Transaction,
  resolverId: number,
  kind: ReportedKind,
  reportId: number,
): Promise<void> {
  const row = await tx.sql.one(reported, [kind, reportId]);
  if (!row || row.account_id === resolverId) return;
  await notify(tx, {
    account_id: row.account_id,
    kind: 'report-resolved',
    values: { thing: row.thing },
    url: seenAtOr(row.place),
  });
}
