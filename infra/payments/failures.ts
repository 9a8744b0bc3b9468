import Stripe from 'stripe';
import { ProviderAway, ProviderRefused } from '~/domain/purchases/payment/provider';

const CONFLICT = 409;

/** An error of the client library without what it carries: requests, headers and answers stay out of every log. */
export function withoutSecrets(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error : new Error('unknown');
  const passing =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    // Our key, which the operators mend.
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError ||
    // The same is being asked by somebody else at this moment.
    error.statusCode === CONFLICT;
  if (passing) return new ProviderAway('the payment provider cannot be reached');
  return new ProviderRefused(error.code ?? error.type);
}

export async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    throw withoutSecrets(error);
  }
}
