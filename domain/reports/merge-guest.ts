import { guestSignedIn } from '../accounts/events';
import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import { reportsOfCasesChanged } from './cases';

// One open report of a person on a thing: the account's own stands.
const move = statement<{ case_id: number | null }, [number, number]>(
  'reports.merge-guest',
  `UPDATE reports report SET account_id = $2::int, weighs = true WHERE account_id = $1::int
      AND NOT EXISTS (SELECT FROM reports own WHERE own.account_id = $2::int AND own.kind = report.kind AND own.entity_id = report.entity_id AND own.resolved_at IS NULL)
   RETURNING report.case_id`,
);

/** The reports of a guest are those of the account that they sign in to, and are shown to staff. */
export const mergeGuestReports = follow(guestSignedIn, async (tx, { guest_id, account_id }) => {
  await reportsOfCasesChanged(tx, await tx.sql.all(move, [guest_id, account_id]));
});
