import type { PaymentProvider } from '~/domain/purchases/payment/provider';
import type { Config } from '../process/config';

/** The payment provider, opened at the first question; null if nothing is on sale. */
export function openPayments(
  { payments }: Pick<Config, 'payments'>,
  now: () => Date,
): (() => Promise<PaymentProvider>) | null {
  if (!payments) return null;
  let opening: Promise<PaymentProvider> | undefined;
  return () => (opening ??= import('./stripe-adapter').then(({ openStripe }) => openStripe(payments, now)));
}
