import type Stripe from 'stripe';
import { createHash } from 'node:crypto';
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
    } as Stripe.PaymentMethod.Card,
  });
  provider.store.put<'payment_method'>(method);
  provider.store.keep('behaviour', { id: method.id, behaviour: card.about });
  emit<'payment_method'>(provider, 'payment_method.attached', method, at);
  return method;
}

export const asksConfirmation = (number: string): boolean => testCard(number)?.confirms === true;

/** The card that renewals are charged to. */
export function setDefault(provider: Provider, customerId: string, method: string, at: number): void {
  const customer = provider.store.get('customer', customerId);
  customer.invoice_settings = { ...customer.invoice_settings, default_payment_method: method };
  provider.store.put<'customer'>(customer);
  emit<'customer'>(provider, 'customer.updated', customer, at);
}
