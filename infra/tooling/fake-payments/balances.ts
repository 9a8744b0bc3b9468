import type Stripe from 'stripe';
import type { Params } from './form';
import { make } from './objects';
import { emit, type Provider } from './provider';

type Why = Pick<Stripe.CustomerBalanceTransaction, 'type' | 'currency'> & Partial<Stripe.CustomerBalanceTransaction>;

/** Moves the balance of a customer, and writes down why. Credit is a negative balance. */
export function moveBalance(
  provider: Provider,
  customer: Stripe.Customer,
  amount: number,
  why: Why,
  at: number,
): Stripe.CustomerBalanceTransaction {
  if (customer.balance === 0) customer.currency = why.currency;
  customer.balance += amount;
  provider.store.put<'customer'>(customer);
  return provider.store.put<'customer_balance_transaction'>(
    make('customer_balance_transaction', {
      ...why,
      amount,
      customer: customer.id,
      created: at,
      ending_balance: customer.balance,
    }),
  );
}

/** `POST /v1/customers/:id/balance_transactions` */
export function adjustBalance(provider: Provider, id: string, params: Params): Stripe.CustomerBalanceTransaction {
  const customer = provider.store.get('customer', id);
  const at = provider.now(id);
  const why = {
    type: 'adjustment',
    currency: params.need('currency'),
    description: params.text('description') ?? null,
    metadata: params.metadata(),
  } as const;
  const moved = moveBalance(provider, customer, params.whole('amount') ?? 0, why, at);
  emit<'customer'>(provider, 'customer.updated', customer, at);
  return moved;
}
