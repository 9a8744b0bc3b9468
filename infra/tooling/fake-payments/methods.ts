import type Stripe from 'stripe';
import { createHash } from 'node:crypto';
import { badRequest } from './api-error';
import { type TestCard, testCard } from './cards';
import { make } from './objects';
import { emit, type Provider } from './provider';

/** What a person types on a hosted page. */
export interface TypedCard {
  number: string;
  /** `12 / 34` */
  expiry: string;
  cvc: string;
  name: string;
  country: string;
  email: string | null;
}

/** What is wrong with a typed card, in words for the person; null when nothing is. */
export function wrongWith({ number, expiry, cvc, name }: TypedCard, now: number): string | null {
  if (!testCard(number)) return 'Use one of the test cards. No money moves here, so no real card is taken.';
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (!month || Number(month) < 1 || Number(month) > 12) return "Your card's expiration date is incomplete.";
  if (now * 1_000 >= Date.UTC(2_000 + Number(year), Number(month), 1)) return 'Your card has expired.';
  if (!/^\d{3,4}$/.test(cvc.trim())) return "Your card's security code is incomplete.";
  if (name.trim() === '' || name.length > 200) return 'Type the name on the card.';
  return null;
}

/** Keeps a card for a customer. Of its number only the last four digits are kept. */
export function attachCard(provider: Provider, customer: string, typed: TypedCard, at: number): Stripe.PaymentMethod {
  const card = testCard(typed.number) as TestCard;
  const [, month, year] = /(\d{1,2})\s*\/\s*(?:20)?(\d{2})/.exec(typed.expiry)!;
  const method = make('payment_method', {
    type: 'card',
    customer,
    created: at,
    allow_redisplay: 'limited',
    billing_details: {
      name: typed.name.trim(),
      email: typed.email,
      phone: null,
      tax_id: null,
      address: { city: null, country: typed.country || null, line1: null, line2: null, postal_code: null, state: null },
    },
    card: {
      brand: card.brand,
      last4: card.number.slice(-4),
      exp_month: Number(month),
      exp_year: 2_000 + Number(year),
      fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
      country: 'GB',
      funding: 'credit',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      display_brand: card.brand,
      generated_from: null,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    } as Stripe.PaymentMethod.Card,
  });
  provider.store.put<'payment_method'>(method);
  provider.store.keep('behaviour', { id: method.id, behaviour: card.about });
  emit<'payment_method'>(provider, 'payment_method.attached', method, at);
  return method;
}

export const asksConfirmation = (number: string): boolean => testCard(number)?.confirms === true;

/** A card that a request names. @throws ApiError for one of another customer */
export function cardOf(provider: Provider, customer: string, id: string, param: string): string {
  const method = provider.store.get('payment_method', id, param);
  if (method.customer !== customer)
    throw badRequest('The payment method must belong to the customer of this object.', param);
  return method.id;
}
