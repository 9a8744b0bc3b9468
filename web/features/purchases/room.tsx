import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { purchasePage } from '~/domain/purchases/contract';

export const routes: RouteObject[] = [
  { path: purchasePage.path, lazy: async () => ({ Component: (await import('./purchase-page')).PurchasePage }) },
];

export const purchasesRoom: WebRoom = { name: 'purchases', routes };
