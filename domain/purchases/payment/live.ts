import { implement } from '~/domain/kit/live';
import { paymentOrder } from './contract';
import { findOrder, snapshotOf } from './orders';

/** One's own orders only. */
export const paymentsLive = [
  implement(paymentOrder, {
    async snapshot(read, id) {
      const order = await findOrder(read, id);
      return order && snapshotOf(order);
    },
    mayWatch: async (read, person, id) => (await findOrder(read, id))?.account_id === person.id,
  }),
];
