import type { RouteObject } from 'react-router';
import { insightsPage } from '~/domain/stations/insights/contract';
import { withWords } from '~/web/messages/words';

export const routes: RouteObject[] = [
  {
    path: insightsPage.path,
    handle: { heading: 'insights.title', lead: 'insights.lead' },
    lazy: withWords('insights', async () => ({ Component: (await import('./insights-page')).InsightsPage })),
  },
];
