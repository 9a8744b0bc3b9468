import type { RouteObject } from 'react-router';
import { insightsPage } from '../../../domain/stations/insights-contract';

export const routes: RouteObject[] = [{ path: insightsPage.path, lazy: async () => ({ Component: (await import('./insights-page')).InsightsPage }) }];
