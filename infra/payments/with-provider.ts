import { conflict, type Problem, unavailable } from '~/domain/kit/errors';
import { type PaymentProvider, ProviderAway, ProviderRefused } from '~/domain/purchases/payment/provider';
import { notOnSale } from '~/domain/purchases/refusals';
import type { Deps } from '../process/deps';

/** How long a person waits for the provider, in milliseconds. */
export const PATIENCE = 6_000;

/** What a person asks the provider for. */
export type Asked = 'check-out' | 'change-plan' | 'cancel' | 'resume' | 'card' | 'portal' | 'compare';

/** Seconds until it is worth trying again. */
const AGAIN = 30;

/** What is said if the provider does not answer. Whether a change was made is not known then. */
export const PROVIDER_AWAY: Record<Asked, () => Problem> = {
  'check-out': () =>
    unavailable('payments-away', 'Payments are not possible right now. Nothing was charged. Try again shortly.', AGAIN),
  'change-plan': () =>
    unavailable(
      'payments-away-change-plan',
      'The payment provider does not answer. Your plan may have changed: check again in a minute.',
      AGAIN,
    ),
  cancel: () =>
    unavailable(
      'payments-away-cancel',
      'The payment provider does not answer. Your subscription may not have ended: check again in a minute.',
      AGAIN,
    ),
  resume: () =>
    unavailable(
      'payments-away-resume',
      'The payment provider does not answer. Your subscription may not renew: check again in a minute.',
      AGAIN,
    ),
  card: () =>
    unavailable(
      'payments-away-card',
      'The payment provider does not answer. Your card has not changed. Try again shortly.',
      AGAIN,
    ),
  portal: () =>
    unavailable(
      'payments-away-portal',
      'The payment provider does not answer. Nothing was changed. Try again shortly.',
      AGAIN,
    ),
  compare: () =>
    unavailable(
      'payments-away-compare',
      'The payment provider does not answer. Nothing was compared. Try again shortly.',
      AGAIN,
    ),
};

/** What is said if the provider refuses. That is no outage: trying again changes nothing. */
export const PROVIDER_REFUSED: Record<Asked, () => Problem> = {
  'check-out': () =>
    conflict(
      'payment-refused-check-out',
      'The payment provider refused this order. Nothing was charged. Trying again will not help: please write to us.',
    ),
  'change-plan': () =>
    conflict(
      'payment-refused-change-plan',
      'The payment provider refused to change the subscription, so it stays as it is. Trying again will not help: please write to us.',
    ),
  cancel: () =>
    conflict(
      'payment-refused-cancel',
      'The payment provider refused to end the subscription, so it stays as it is. Trying again will not help: please write to us.',
    ),
  resume: () =>
    conflict(
      'payment-refused-resume',
      'The payment provider refused to renew the subscription, so it stays as it is. Trying again will not help: please write to us.',
    ),
  card: () =>
    conflict(
      'payment-refused-card',
      'The payment provider did not accept another card. Your card has not changed. Trying again will not help: please write to us.',
    ),
  portal: () =>
    conflict(
      'payment-refused-portal',
      'The payment provider refused to open its page. Nothing was changed. Trying again will not help: please write to us.',
    ),
  compare: () =>
    conflict(
      'payment-refused-compare',
      'The payment provider refused the comparison. Trying again will not help: please write to us.',
    ),
};

/** Ends the waiting, not the work: its requests have keys and time limits of their own. */
export async function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderAway('the payment provider is slow')), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const isProvidersFault = (error: unknown): error is ProviderAway | ProviderRefused =>
  error instanceof ProviderAway || error instanceof ProviderRefused;

/**
 * Asks the provider while a person waits.
 *
 * @throws Problem unavailable `payments-away` and the like, conflict `payment-refused-…` or `not-on-sale`
 */
export async function withProvider<T>(
  deps: Deps,
  act: Asked,
  work: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  if (!deps.payments) throw notOnSale();
  try {
    return await withinPatience(work(await deps.payments()));
  } catch (error) {
    if (!isProvidersFault(error)) throw error;
    deps.log.warn({ err: error, act }, 'the payment provider did not do what was asked');
    throw error instanceof ProviderRefused ? PROVIDER_REFUSED[act]() : PROVIDER_AWAY[act]();
  }
}
