import { UnrecoverableError } from 'bullmq';
import { requestSync } from '~/domain/purchases/payment/customers';
import { subscriptionToEnd } from '~/domain/purchases/payment/end-subscription';
import {
  endRenewalsJob,
  endWithdrawnJob,
  syncCustomerJob,
  refundChargeJob,
  SWEEP_EVERY,
  sweepPaymentsJob,
} from '~/domain/purchases/payment/jobs';
import { ProviderRefused } from '~/domain/purchases/payment/provider';
import { askedRefund, settleRefund } from '~/domain/purchases/payment/refunds';
import { sweepCustomers, sweepWithdrawals } from '~/domain/purchases/payment/sweep';
import { remindOfRenewals } from '~/domain/purchases/payment/notify-of-charge';
import { notifyInterested } from '~/domain/purchases/notify-interested';
import { endRenewals } from '~/domain/purchases/payment/end-renewals';
import { syncCustomer } from '~/domain/purchases/payment/sync-customer';
import { handle } from '../registry';

/** Customers, or reminders, in one transaction. */
const BATCH = 100;

export const syncCustomerHandler = handle(syncCustomerJob, {
  run: ({ customer_id }, { deps, commit }) => syncCustomer(deps, customer_id, commit),
});

export const endRenewalsHandler = handle(endRenewalsJob, {
  run: ({ account_id }, { deps }) => endRenewals(deps, account_id, 'period-end'),
});

/** Killed after the provider has given the money back, the next run asks with the same key, and nothing is given twice. */
export const refundChargeHandler = handle(refundChargeJob, {
  async run({ refund_id }, { deps, commit }) {
    const wish = await askedRefund(deps.read, refund_id);
    if (!wish || !deps.payments) return;
    const provider = await deps.payments();
    try {
      const { charge, amount, keeps_access } = wish;
      await provider.refund({ charge, amount, keeps_access, key: `refund-${refund_id}` });
    } catch (error) {
      if (error instanceof ProviderRefused) throw new UnrecoverableError(error.message);
      throw error;
    }
    await commit(async (tx) => {
      await settleRefund(tx, refund_id, 'done');
      await requestSync(tx, wish.customer);
    });
  },
  /** If the provider is away for longer than the tries, the refund is still asked for, and the sweep goes on. */
  async failed(tx, { refund_id }, error) {
    if (!(error instanceof UnrecoverableError)) return;
    const wish = await askedRefund(tx, refund_id);
    await settleRefund(tx, refund_id, 'refused');
    // There may be less left than we know of.
    if (wish) await requestSync(tx, wish.customer);
  },
});

/** The look behind it learns of all that was charged, and asks for it back if the buyer has withdrawn. */
export const endWithdrawnHandler = handle(endWithdrawnJob, {
  async run({ subscription_id }, { deps, commit }) {
    const one = await subscriptionToEnd(deps.read, subscription_id);
    if (!one || !deps.payments) return;
    const provider = await deps.payments();
    await provider.endRenewal(subscription_id, 'now');
    await syncCustomer(deps, one.customer, commit);
  },
});

const again = { delay: SWEEP_EVERY };

export const sweepPaymentsHandler = handle(sweepPaymentsJob, {
  async run(_nothing, { deps, commit }) {
    if (!deps.payments) return;
    let found: string[] = [];
    do found = await deps.inTransaction((tx) => sweepCustomers(tx, BATCH, found.at(-1)));
    while (found.length === BATCH);
    await deps.inTransaction((tx) => sweepWithdrawals(tx, BATCH));
    while ((await deps.inTransaction((tx) => remindOfRenewals(tx, BATCH))) === BATCH);
    while ((await deps.inTransaction((tx) => notifyInterested(tx, BATCH))) === BATCH);
    await commit(async (tx) => tx.enqueue(sweepPaymentsJob, {}, again));
  },
  failed: async (tx) => tx.enqueue(sweepPaymentsJob, {}, again),
});
