import { accountRegistered } from '../accounts/events';
import { follow } from '../kit/event';
import { reportsChanged } from './events';
import { statement } from '../kit/statement';

const weigh = statement<never, [number]>(
  'discussion.weigh-guest-reports',
  'UPDATE reports SET weighs = true WHERE account_id = $1 AND NOT weighs',
);

/** The reports of a guest are shown to staff once they have registered. */
export const weighGuestReports = follow(accountRegistered, async (tx, { account_id }) => {
  await tx.sql.all(weigh, [account_id]);
  tx.announce(reportsChanged, { account_id });
});
