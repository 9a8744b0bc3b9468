import { z } from 'zod';
import { id, job } from '~/domain/kit/contract';

/** A provider that is away for an hour is asked again: tries go on for 85 minutes, and then the sweep goes on. */
const PATIENT = { attempts: 11, backoff: 5_000 };

export const syncCustomerJob = job({
  name: 'purchases.look-at-customer',
  payload: z.object({ customer_id: z.string() }),
  ...PATIENT,
  concurrency: 4,
  summary: 'Reads the present state of a customer at the payment provider and brings ours in line.',
});

export const endRenewalsJob = job({
  name: 'purchases.end-renewals',
  payload: z.object({ account_id: id() }),
  ...PATIENT,
  concurrency: 2,
  summary: 'Ends the renewals of an account that is about to be deleted, and closes its open pages at the provider.',
});

export const refundChargeJob = job({
  name: 'purchases.refund-charge',
  payload: z.object({ refund_id: id() }),
  ...PATIENT,
  concurrency: 2,
  summary: 'Gives the money of a charge back, once for each decision.',
});

export const endWithdrawnJob = job({
  name: 'purchases.end-withdrawn',
  payload: z.object({ subscription_id: z.string() }),
  ...PATIENT,
  concurrency: 2,
  summary: 'Ends a subscription from which its buyer has withdrawn, or that an operator has ended with a refund.',
});

/** Between two sweeps, in milliseconds. */
export const SWEEP_EVERY = 600_000;

export const sweepPaymentsJob = job({
  name: 'purchases.sweep-payments',
  payload: z.object({}),
  attempts: 3,
  backoff: 30_000,
  concurrency: 1,
  summary:
    'Looks at customers of whom no event told, reminds people of their next renewal, and tells those who asked what can be bought now.',
});
