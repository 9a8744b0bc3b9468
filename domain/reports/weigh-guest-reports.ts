import { accountRegistered } from '../accounts/events';
import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import { reportsOfCasesChanged } from './cases';

const weigh = statement<{ case_id: number | null }, [number]>(
  'reports.weigh-of-guest',
  'UPDATE reports SET weighs = true WHERE account_id = $1 AND NOT weighs RETURNING case_id',
);

/** The reports of a guest are shown to staff once they have registered. */
export const weighGuestReports = follow(accountRegistered, async (tx, { account_id }) => {
  await reportsOfCasesChanged(tx, await tx.sql.all(weigh, [account_id]));
});
