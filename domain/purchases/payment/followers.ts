import { accountLeaves } from '~/domain/accounts/privacy/events';
import { follow } from '~/domain/kit/event';
import { customerOf } from './customers';
import { endRenewalsJob } from './jobs';

/** Nobody pays for an account that is about to be deleted. */
export const paymentsFollowers = [
  follow(accountLeaves, async (tx, { account_id }) => {
    if (await customerOf(tx, account_id)) tx.enqueue(endRenewalsJob, { account_id });
  }),
];
