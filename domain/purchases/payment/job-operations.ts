import { findListedPerson } from '~/domain/accounts/roles/people.query';
import { operations } from '~/domain/kit/job-operations';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { findCustomer } from './customers';
import {
  endRenewalsJob,
  endWithdrawnJob,
  syncCustomerJob,
  refundChargeJob,
  SWEEP_EVERY,
  sweepPaymentsJob,
} from './jobs';

const refundOf = statement<{ account_id: number | null; state: string }, [number]>(
  'payments.refund-affects',
  `SELECT c.account_id, r.state FROM payment_refunds r JOIN payment_charges h ON h.charge = r.charge JOIN payment_customers c ON c.customer = h.customer WHERE r.id = $1`,
);

const subscriptionOf = statement<{ account_id: number | null; status: string }, [string]>(
  'payments.withdrawal-affects',
  'SELECT c.account_id, s.status FROM payment_subscriptions s JOIN payment_customers c ON c.customer = s.customer WHERE s.subscription = $1',
);

async function named(read: Reader, accountId: number | null, missed: boolean) {
  const person = accountId === null ? null : await findListedPerson(read, accountId);
  return { people: person ? [person.name] : [], thing: '', missed };
}

export const paymentsJobOperations = [
  operations(syncCustomerJob, {
    async affects(read, { customer_id }) {
      const found = await findCustomer(read, customer_id);
      return found && named(read, found.account_id, true);
    },
  }),
  // Nobody is named who wants to be forgotten.
  operations(endRenewalsJob, { affects: () => Promise.resolve({ people: [], thing: '', missed: true }) }),
  operations(refundChargeJob, {
    async affects(read, { refund_id }) {
      const found = await read.sql.one(refundOf, [refund_id]);
      return found && named(read, found.account_id, found.state === 'asked');
    },
  }),
  operations(endWithdrawnJob, {
    async affects(read, { subscription_id }) {
      const found = await read.sql.one(subscriptionOf, [subscription_id]);
      return found && named(read, found.account_id, found.status !== 'ended');
    },
  }),
  operations(sweepPaymentsJob, {
    affects: () => Promise.resolve(null),
    drained: async (tx) => tx.enqueue(sweepPaymentsJob, {}, { delay: SWEEP_EVERY }),
  }),
];
