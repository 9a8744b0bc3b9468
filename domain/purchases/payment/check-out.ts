import type { Person } from '../../accounts/person';
import { conflict } from '../../kit/errors';
import { href } from '../../kit/contract';
import { statement } from '../../kit/statement';
import { purchasePage } from '../contract';
import { notOnSale } from '../refusals';
import { orderPage } from './contract';
import { requestSync, customerOf, saveCustomer } from './customers';
import type { OrderWish } from './order-terms';
import { beginOrder, savePage, type Order, settleOrder } from './orders';
import type { Payments } from './payments';
import type { CheckoutState, HostedPage, PaymentProvider } from './provider';
import { OTHER_CURRENCY } from '../products/contract';

const about = statement<{ email: string | null; country: string | null }, [number]>(
  'payments.account-about',
  'SELECT email, country FROM accounts WHERE id = $1 AND NOT guest AND erase_at IS NULL',
);

/** Open orders that are closed for another one. */
const OTHERS_MAX = 5;

const isPaid = (status: CheckoutState['status']) => status === 'complete' || status === 'pending';
const alreadyPaid = () => conflict('already-paid', 'You have already paid for this. It is being unlocked.');
const anotherOrder = () => conflict('another-order', 'Something else was ordered in another tab. Try again.');

/** Who a person is at the provider; made with the first order. */
async function customerFor(
  deps: Payments,
  provider: PaymentProvider,
  person: Person,
  billed: string | null,
): Promise<string> {
  const known = await customerOf(deps.read, person.id);
  if (known) return known.customer;
  const account = await deps.read.sql.one(about, [person.id]);
  if (!account?.email) throw notOnSale();
  const { email } = account;
  const country = billed || account.country;
  const made = await provider.createCustomer({ account_id: person.id, language: person.language, email, country });
  await deps.inTransaction((tx) => saveCustomer(tx, made, person.id));
  return (await customerOf(deps.read, person.id))?.customer ?? made;
}

/**
 * The page on which a person pays. Two presses and two tabs lead to one page; what another tab ordered otherwise is closed first.
 *
 * @param origin of the product, where the provider's page leads back to
 * @throws Problem as `beginOrder`; conflict `already-paid`, `another-order` or `not-on-sale`
 * @throws ProviderAway, ProviderRefused
 */
export async function checkOut(
  deps: Payments,
  provider: PaymentProvider,
  person: Person,
  wish: OrderWish,
  origin: string,
): Promise<{ order: Order; page: HostedPage }> {
  let begun = await deps.inTransaction((tx) => beginOrder(tx, person, wish));
  // Another product that overlaps may be open, too.
  for (let tries = 0; 'instead' in begun && tries < OTHERS_MAX; tries += 1) {
    await closeOrder(deps, provider, begun.instead);
    begun = await deps.inTransaction((tx) => beginOrder(tx, person, wish));
  }
  if ('instead' in begun) throw anotherOrder();
  const { order } = begun;
  if (order.session && order.url) return { order, page: { session: order.session, url: order.url } };
  const customer = await customerFor(deps, provider, person, order.country);
  const at = (path: string) => `${origin}${path}`;
  const page = await provider.openCheckout({
    customer,
    order_id: order.id,
    product: order.product,
    product_name: order.product_name,
    plan: order.plan,
    currency: order.currency,
    amount: order.amount,
    coupon: order.percent_off > 0 ? { code: order.coupon, percent_off: order.percent_off } : null,
    language: person.language,
    success_url: at(href(orderPage, { order_id: order.id })),
    cancel_url: at(
      href(
        purchasePage,
        { slug: order.product },
        {
          plan: order.plan,
          country: order.country || undefined,
          currency: order.currency === OTHER_CURRENCY && order.country !== 'GB' ? OTHER_CURRENCY : undefined,
          next: order.next_url === '/' ? undefined : order.next_url,
        },
      ),
    ),
    expires_at: order.expires_at,
  });
  if (await deps.inTransaction((tx) => savePage(tx, order.id, customer, page))) return { order, page };
  // Another tab has ordered something else while this page was made: nobody was led to it, and nobody will be.
  throw isPaid(await provider.closeCheckout(page.session)) ? alreadyPaid() : anotherOrder();
}

async function closeOrder(deps: Payments, provider: PaymentProvider, order: Order): Promise<void> {
  const status = order.session === null ? 'expired' : await provider.closeCheckout(order.session);
  await deps.inTransaction(async (tx) => {
    if (isPaid(status) && order.customer) await requestSync(tx, order.customer);
    else await settleOrder(tx, order.id, 'closed');
  });
  if (isPaid(status)) throw alreadyPaid();
}
