import { personChanged } from '../accounts/events';
import { accountLeaves } from '../accounts/privacy/events';
import { Problem } from '../kit/errors';
import { follow } from '../kit/event';
import type { Transaction } from '../kit/transaction';
import { leaveGroup } from './leave-group';
import { memberChanged } from './member-changed';
import { findOwnPins } from './own-pins.query';

/** Hosting passes on, as with anybody who leaves. */
async function leaveAll(tx: Transaction, accountId: number): Promise<void> {
  for (const pin of (await findOwnPins(tx, accountId)).sort()) {
    try {
      await leaveGroup(tx, { id: accountId }, pin);
    } catch (error) {
      // Ended or expired: nobody is in it any more.
      if (!(error instanceof Problem)) throw error;
    }
  }
}

export const groupPracticeFollowers = [
  // A group shows its members by name and picture.
  follow(personChanged, (tx, { account_id }) => memberChanged(tx, account_id)),
  follow(accountLeaves, (tx, { account_id }) => leaveAll(tx, account_id)),
];
