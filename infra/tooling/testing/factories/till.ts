import { aPerson } from './accounts';
import type { Shop } from './payments';

const ORDER = { product: 'supporter', plan: 'yearly', accept_terms: true, start_now: true, next: '/learn/quiz/7/' };

export type Till = ReturnType<typeof aTill>;

/** People who buy in a shop of the tests. */
export function aTill(shop: Shop) {
  const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> =>
    shop.world.deps.dataSource.query(text, values);
  const wish = (more: Record<string, unknown> = {}) => ({ ...ORDER, ...more });

  async function aBuyer() {
    const person = await aPerson(shop.world);
    const client = await shop.world.signedIn(person);
    const order = (more: Record<string, unknown> = {}) => client.post('/payment/checkout/', wish(more));
    /** Signed in anew: a session does not outlive what is tested here. */
    const again = () => shop.world.signedIn(person);
    const abilities = async () => (await (await again()).post('/api/account/entitlements/')).body.abilities as string[];
    const isSupporter = async () => (await abilities()).includes('notebook.full');
    const charges = () =>
      sql<{ charge: string; state: string; refunded: number; amount: number }>(
        `SELECT h.charge, h.state, h.refunded, h.amount FROM payment_charges h JOIN payment_customers c ON c.customer = h.customer WHERE c.account_id = $1 ORDER BY h.charged_at, h.charge`,
        [person.id],
      );
    return { person, client, again, order, isSupporter, charges };
  }

  return {
    sql,
    wish,
    aBuyer,
    /** @param card of the test cards @param typed beside it on the provider's page */
    async aSubscriber(more: Record<string, unknown> = {}, card?: string, typed?: Record<string, string>) {
      const buyer = await aBuyer();
      const { body } = await buyer.order(more);
      await shop.provider.pay(body.url, card, typed);
      await shop.settle();
      return { ...buyer, order_id: body.order_id as number };
    },
    /** Syncs all customers, independent of events. */
    async look(): Promise<void> {
      await sql(`UPDATE payment_customers SET looked_at = NULL, created_at = created_at - interval '1 day'`);
      await shop.sweep();
    },
  };
}
