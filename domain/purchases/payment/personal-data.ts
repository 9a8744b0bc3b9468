import { type ErasingStep, exportedRows, type PersonalTable } from '~/domain/kit/personal-data';
import { statement } from '~/domain/kit/statement';

const OF = 'customer IN (SELECT customer FROM payment_customers WHERE account_id = $1)';

/** What was paid stays as long as the law asks for it, without the account. */
export const paymentTables: readonly PersonalTable[] = [
  {
    table: 'payment_customers',
    accounts: ['account_id'],
    exported: exportedRows('payment_customers', {
      where: 'account_id = $1',
      key: [['customer', 'text']],
      columns: ['customer', 'country', 'email', 'last_four', 'created_at'],
    }),
    erased: 'unlinked',
  },
  {
    table: 'payment_orders',
    accounts: ['account_id'],
    exported: exportedRows('payment_orders', {
      where: 'account_id = $1',
      key: [['id', 'int']],
      columns: [
        'id',
        'product',
        'plan',
        'currency',
        'amount',
        'coupon',
        'percent_off',
        'country',
        'billed_country',
        'shown_overlaps',
        'keeps_used_days',
        'returned_at',
        'terms_version',
        'consented_at',
        'state',
        'created_at',
      ],
    }),
    erased: 'unlinked',
  },
  {
    table: 'payment_subscriptions',
    accounts: [],
    exported: exportedRows('payment_subscriptions', {
      where: OF,
      key: [['subscription', 'text']],
      columns: [
        'subscription',
        'product',
        'plan',
        'status',
        'currency',
        'amount',
        'period_end',
        'ends',
        'withdrawn_at',
        'end_asked_at',
      ],
    }),
    erased: 'unlinked',
  },
  {
    table: 'payment_charges',
    accounts: [],
    exported: exportedRows('payment_charges', {
      where: OF,
      key: [['charge', 'text']],
      columns: [
        'charge',
        'product',
        'amount',
        'refunded',
        'currency',
        'state',
        'charged_at',
        'covers_from',
        'covers_until',
        'renewal',
      ],
    }),
    erased: 'unlinked',
  },
  {
    table: 'payment_refunds',
    accounts: ['by_id'],
    exported: exportedRows('payment_refunds', {
      where: 'by_id = $1',
      key: [['id', 'int']],
      columns: ['id', 'charge', 'amount', 'keeps_access', 'reason', 'state', 'created_at'],
    }),
    erased: 'unlinked',
  },
];

/** The last digits of a card, the country and the address are of no use without the account. */
const forgetCard: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'payments.erase-card',
  `UPDATE payment_customers SET last_four = NULL, country = NULL, email = NULL WHERE customer IN (
     SELECT customer FROM payment_customers WHERE account_id = ANY ($1::int[]) AND (last_four IS NOT NULL OR country IS NOT NULL OR email IS NOT NULL) LIMIT $2)
   RETURNING 1 AS gone`,
);
export const paymentErasing: readonly ErasingStep[] = [forgetCard];
