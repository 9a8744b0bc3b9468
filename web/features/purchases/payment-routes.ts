import type { RouteObject } from 'react-router';
import { paymentsCustomerPage, paymentsPage } from '~/domain/purchases/payment/ops-contract';
import { orderPage } from '~/domain/purchases/payment/contract';
import { withWords } from '~/web/messages/words';

export const paymentRoutes: RouteObject[] = [
  {
    path: orderPage.path,
    handle: { plain: true, heading: 'payments.order.title' },
    lazy: withWords('payments', async () => ({ Component: (await import('./order-page')).OrderPage })),
  },
  {
    path: paymentsPage.path,
    handle: { heading: 'payments.ops' },
    lazy: withWords('payments', async () => ({ Component: (await import('./ops/payments-page')).PaymentsPage })),
  },
  {
    path: paymentsCustomerPage.path,
    handle: { heading: 'payments.ops' },
    lazy: withWords('payments', async () => ({ Component: (await import('./ops/customer-page')).CustomerPage })),
  },
];
