import { eraseAccountJob } from '~/domain/accounts/privacy/contract';
import { beginErasing, deleteErased, eraseLater } from '~/domain/accounts/privacy/erase-account';
import { erasingSteps, runStep, settlePeople } from '~/domain/personal-data';
import { closeCustomer } from '~/domain/purchases/payment/customers';
import { ProviderAway } from '~/domain/purchases/payment/provider';
import { endRenewals } from '~/domain/purchases/payment/end-renewals';
import { openSessions } from '~/infra/sessions/sessions';
import { handle } from '../registry';

/** Milliseconds until the next try if the payment provider is away. */
const RENEWALS_LATER = 3_600_000;
/** Rows that one transaction touches. */
const STEP = 1_000;

/**
 * Erases an account in small transactions, each of which finds by itself what is still to be done: killed at any moment, the next
 * run goes on. The account's own row goes last.
 */
export const eraseAccount = handle(eraseAccountJob, {
  async run({ account_id }, { deps, commit }) {
    const wait = await deps.inTransaction((tx) => beginErasing(tx, account_id));
    if (wait === null) return;
    if (wait > 0) return commit(async (tx) => eraseLater(tx, account_id, wait));
    // First of all: nobody pays for what is gone. While the provider is away, the account stays.
    try {
      await endRenewals(deps, account_id, 'now');
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      return commit(async (tx) => eraseLater(tx, account_id, RENEWALS_LATER));
    }
    await deps.inTransaction((tx) => closeCustomer(tx, account_id));
    await openSessions(deps).revokeAll(account_id);
    await deps.inTransaction((tx) => settlePeople(tx, [account_id]));
    for (const step of erasingSteps) while (await deps.inTransaction((tx) => runStep(tx, step, [account_id], STEP)));
    await commit((tx) => deleteErased(tx, account_id));
  },
});
