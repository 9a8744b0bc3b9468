import { accountEntitlements, applyGrantsJob } from '~/domain/purchases/entitlements/contract';
import { endDueGrants, nextChange } from '~/domain/purchases/entitlements/due-grants';
import { openSessions } from '~/infra/sessions/sessions';
import { handle } from '../registry';

/** A timer that fired this much too early asks again, in milliseconds. */
const EARLY = 60_000;

/** Every gateway knows what the person may do before their pages hear of it and ask again. */
export const applyGrants = handle(applyGrantsJob, {
  async run({ account_id }, { deps, commit }) {
    await deps.inTransaction((tx) => endDueGrants(tx, account_id));
    await openSessions(deps).forgetPerson(account_id);
    await commit(async (tx) => {
      const wait = await nextChange(tx, account_id);
      if (wait !== null && wait <= EARLY) tx.enqueue(applyGrantsJob, { account_id }, { delay: wait });
      tx.publish(accountEntitlements, account_id);
    });
  },
});
