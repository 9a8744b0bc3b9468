import { IconCoins } from '@tabler/icons-react';
import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { purchasePage } from '~/domain/purchases/contract';
import { withWords } from '~/web/messages/words';
import { paymentRoutes } from './payment-routes';
import { paymentsPage } from '~/domain/purchases/payment/ops-contract';
import { lazily } from '~/web/ui/fetched';
import { words } from './words';

export const routes: RouteObject[] = [
  {
    path: purchasePage.path,
    // The bar of the areas would cover the consents.
    handle: { ownBar: true },
    lazy: withWords(words, async () => ({ Component: (await import('./purchase-page')).PurchasePage })),
  },
  ...paymentRoutes,
];

export const purchasesRoom: WebRoom = {
  name: 'purchases',
  routes,
  words,
  menu: [{ to: paymentsPage.path, id: 'purchases.payments', icon: IconCoins, ability: 'operate' }],
  additions: {
    subscription: lazily(withWords('payments', async () => (await import('./subscriptions')).Subscriptions)),
  },
};
