import type { FastifyInstance } from 'fastify';
import { recordAct } from '~/domain/ops/record-act';
import { requestSync } from '~/domain/purchases/payment/customers';
import {
  compareCharges,
  countOrders,
  listCharges,
  listOrders,
  listRefunds,
} from '~/domain/purchases/payment/ops.query';
import { ownDifferences } from '~/domain/purchases/payment/differences.query';
import { customerView } from '~/domain/purchases/payment/customer-view.query';
import { paymentsCustomerPage, paymentsPage } from '~/domain/purchases/payment/ops-contract';
import { endSubscriptionOf } from '~/domain/purchases/payment/end-subscription';
import { askRefund, leftOfCharge } from '~/domain/purchases/payment/refunds';
import { withProvider } from '~/infra/payments/with-provider';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../bind';

const DAY = 86_400_000;
/** What one comparison looks at. */
const COMPARED = { days: 90, charges: 2_000, customers: 20_000 };
/** Customers whose access is checked when the page is opened. */
const SHOWN = 200;

/** What operators see of payments, and do about them. */
export function bindPaymentsOps(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, paymentsPage, {
    async data({ query, request }) {
      const [charges, orders, listed_orders, refunds, differences] = await Promise.all([
        listCharges(deps.read, query, request.language),
        countOrders(deps.read),
        listOrders(deps.read, request.language),
        listRefunds(deps.read),
        ownDifferences(deps.read, SHOWN),
      ]);
      return { on_sale: deps.payments !== null, charges, orders, listed_orders, refunds, differences };
    },
    actions: {
      refund: async ({ person, input }) => ({
        refund_id: await deps.inTransaction(async (tx) => {
          const { amount, keeps_access } = input;
          const all = await leftOfCharge(tx, input.charge);
          const endsWith = input.end_subscription ?? (amount === undefined || amount === all);
          const id = await askRefund(tx, {
            charge: input.charge,
            amount,
            keeps_access,
            reason: input.reason,
            by: person.id,
          });
          const { charge: queue, reason } = input;
          const act = { queue, jobs: null, reason, state: 'done' } as const;
          await recordAct(tx, person, { ...act, act: 'refund' });
          if (endsWith && (await endSubscriptionOf(tx, queue)))
            await recordAct(tx, person, { ...act, act: 'end-subscription' });
          return id;
        }),
      }),
      async compare() {
        const since = new Date(deps.clock.now().getTime() - COMPARED.days * DAY);
        const theirs = await withProvider(deps, 'compare', (provider) =>
          provider.chargesSince(since, COMPARED.charges),
        );
        // If not all of theirs was read, ours is compared with what was.
        const oldest = theirs.length === COMPARED.charges ? theirs.at(-1)!.at : since;
        const found = await compareCharges(deps.read, theirs, oldest);
        const differences = [...found, ...(await ownDifferences(deps.read, COMPARED.customers))];
        for (const customer of new Set(differences.map((one) => one.customer)))
          await deps.inTransaction((tx) => requestSync(tx, customer));
        return { compared: theirs.length, differences };
      },
    },
  });
  bindPage(app, deps, paymentsCustomerPage, {
    data: ({ params, request }) => customerView(deps.read, params.account_id, request.language),
    actions: {},
  });
}
