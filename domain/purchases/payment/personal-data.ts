import { changingStep, type ErasingStep, type PersonalTable, unlinkedFromAccount } from '~/domain/kit/personal-data';

const OF = 'customer IN (SELECT customer FROM payment_customers WHERE account_id = $1)';

/** What was paid stays as long as the law asks for it, without the account. */
export const paymentTables: readonly PersonalTable[] = [
  unlinkedFromAccount('payment_customers', 'customer, country, email, last_four, created_at', {
    key: 'customer::text',
  }),
  unlinkedFromAccount(
    'payment_orders',
    'id, product, plan, currency, amount, coupon, percent_off, country, billed_country, shown_overlaps, keeps_used_days, returned_at, terms_version, consented_at, state, created_at',
  ),
  unlinkedFromAccount(
    'payment_subscriptions',
    'subscription, product, plan, status, currency, amount, period_end, ends, withdrawn_at, end_asked_at',
    { accounts: [], where: OF, key: 'subscription::text' },
  ),
  unlinkedFromAccount(
    'payment_charges',
    'charge, product, amount, refunded, currency, state, charged_at, covers_from, covers_until, renewal',
    { accounts: [], where: OF, key: 'charge::text' },
  ),
  unlinkedFromAccount('payment_refunds', 'id, charge, amount, keeps_access, reason, state, created_at', {
    accounts: ['by_id'],
  }),
];

/** The last digits of a card, the country and the address are of no use without the account. */
const forgetCard = changingStep(
  'payments-card',
  'payment_customers',
  `last_four = NULL, country = NULL, email = NULL`,
  `account_id = ANY ($1::int[]) AND (last_four IS NOT NULL OR country IS NOT NULL OR email IS NOT NULL)`,
  'customer',
);
export const paymentErasing: readonly ErasingStep[] = [forgetCard];
