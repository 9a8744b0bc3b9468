import { customerOf } from './customers';
import { ownOpenPages, ownSubscriptions } from './subscriptions.query';
import type { Payments } from './payments';
import { syncCustomer } from './sync-customer';

/**
 * Ends every renewal of an account and closes its open pages at the provider, on what the provider has at this moment.
 *
 * @param when `period-end` while the account can still come back, `now` when it goes
 * @throws ProviderAway
 */
export async function endRenewals(deps: Payments, accountId: number, when: 'period-end' | 'now'): Promise<void> {
  const known = deps.payments && (await customerOf(deps.read, accountId));
  if (!known || !deps.payments) return;
  const provider = await deps.payments();
  for (const session of await ownOpenPages(deps.read, accountId)) await provider.closeCheckout(session);
  await syncCustomer(deps, known.customer);
  for (const { subscription } of await ownSubscriptions(deps.read, accountId))
    await provider.endRenewal(subscription, when);
  await syncCustomer(deps, known.customer);
}
