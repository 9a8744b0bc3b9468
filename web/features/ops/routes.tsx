import type { RouteObject } from 'react-router';
import { opsPage } from '../../../domain/ops/contract';
import { withWords } from '../../messages/words';

export const routes: RouteObject[] = [{ path: opsPage.path, lazy: withWords('operating', async () => ({ Component: (await import('./ops-page')).OpsPage })) }];
