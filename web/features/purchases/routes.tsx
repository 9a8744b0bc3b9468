import type { RouteObject } from 'react-router';
import { purchasePage } from '~/domain/purchases/contract';

export const routes: RouteObject[] = [{ path: purchasePage.path, lazy: async () => ({ Component: (await import('./purchase-page')).PurchasePage }) }];
