import type { RouteObject } from 'react-router';
import { orderPage, subscriptionPage } from '~/domain/purchases/payment/contract';
import { withWords } from '~/web/messages/words';

export const paymentRoutes: RouteObject[] = [
  {
    path: orderPage.path,
    lazy: withWords('payments', async () => ({ Component: (await import('./order-page')).OrderPage })),
  },
  {
    path: subscriptionPage.path,
    lazy: withWords('payments', async () => ({ Component: (await import('./subscription-page')).SubscriptionPage })),
  },
];
