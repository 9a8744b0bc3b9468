import type Stripe from 'stripe';
import { ApiError, badRequest } from './api-error';
import { cardThat, errorCodeOf, messageOf } from './cards';
import { idOf, make } from './objects';
import { emit, type Provider } from './provider';

export interface Charging {
  customer: string;
  amount: number;
  currency: string;
  method: Stripe.PaymentMethod;
  metadata: Record<string, string>;
  description: string | null;
  /** Whether the person is there, and has confirmed the payment if the card asks for it. */
  present: boolean;
  at: number;
}

/** Why a card is declined; null when it is not. The day of expiry is that of the last day of its month. */
function declineOf(provider: Provider, { method, present, at }: Charging): string | null {
  const card = cardThat(provider.store.kept('behaviour', method.id)?.behaviour ?? '');
  const { exp_month, exp_year } = method.card!;
  if (at * 1_000 >= Date.UTC(exp_year, exp_month, 1)) return 'expired_card';
  return (present ? card?.present : card?.renewal) ?? null;
}

/** Tries to take an amount from a card. The charge that fails is written too. */
export function charge(provider: Provider, charging: Charging, intent?: Stripe.PaymentIntent): Stripe.Charge {
  const { store } = provider;
  const { customer, amount, currency, method, metadata, description, at } = charging;
  const paying =
    intent ??
    make('payment_intent', {
      amount,
      currency,
      customer,
      metadata,
      description,
      created: at,
      capture_method: 'automatic',
      confirmation_method: 'automatic',
      payment_method_types: ['card'],
      setup_future_usage: 'off_session',
    });
  const decline = declineOf(provider, charging);
  const { brand, last4, exp_month, exp_year, fingerprint } = method.card!;
  const made = make('charge', {
    amount,
    amount_captured: decline ? 0 : amount,
    currency,
    customer,
    metadata,
    description,
    created: at,
    captured: decline === null,
    paid: decline === null,
    status: decline ? 'failed' : 'succeeded',
    payment_intent: paying.id,
    payment_method: method.id,
    billing_details: method.billing_details,
    failure_code: decline && errorCodeOf(decline),
    failure_message: decline && messageOf(decline),
    payment_method_details: {
      type: 'card',
      card: { brand, last4, exp_month, exp_year, fingerprint },
    } as Stripe.Charge.PaymentMethodDetails,
  });
  if (!decline) made.receipt_url = `${provider.url}/receipts/${made.id}`;
  store.put<'charge'>(made);
  Object.assign(paying, {
    latest_charge: made.id,
    payment_method: method.id,
    amount_received: decline ? 0 : amount,
    status: decline ? 'requires_payment_method' : 'succeeded',
    last_payment_error: decline
      ? { type: 'card_error', code: errorCodeOf(decline), decline_code: decline, message: messageOf(decline) }
      : null,
  });
  store.put<'payment_intent'>(paying);
  emit<'charge'>(provider, decline ? 'charge.failed' : 'charge.succeeded', made, at);
  emit<'payment_intent'>(provider, decline ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', paying, at);
  return made;
}

/** Gives back what is left of a charge, or a part of it. */
export function refund(
  provider: Provider,
  chargeId: string,
  wanted: { amount?: number; reason?: Stripe.Refund['reason']; metadata: Record<string, string> },
): Stripe.Refund {
  const { store } = provider;
  const of = store.get('charge', chargeId, 'charge');
  if (!of.paid) throw badRequest(`Charge ${chargeId} has not been paid.`, 'charge');
  const left = of.amount - of.amount_refunded;
  if (left === 0)
    throw new ApiError(400, 'invalid_request_error', `Charge ${chargeId} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  const amount = wanted.amount ?? left;
  if (amount < 1 || amount > left)
    throw badRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount');
  const at = provider.now(idOf(of.customer));
  const made = make('refund', {
    amount,
    currency: of.currency,
    charge: chargeId,
    payment_intent: idOf(of.payment_intent),
    reason: wanted.reason ?? null,
    metadata: wanted.metadata,
    status: 'succeeded',
    created: at,
  });
  store.put<'refund'>(made);
  of.amount_refunded += amount;
  of.refunded = of.amount_refunded === of.amount;
  store.put<'charge'>(of);
  emit<'refund'>(provider, 'refund.created', made, at);
  emit<'charge'>(provider, 'charge.refunded', of, at);
  return made;
}
