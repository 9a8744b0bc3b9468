import type { RouteObject } from 'react-router';
import { opsPage } from '../../../domain/ops/contract';

export const routes: RouteObject[] = [{ path: opsPage.path, lazy: async () => ({ Component: (await import('./ops-page')).OpsPage }) }];
