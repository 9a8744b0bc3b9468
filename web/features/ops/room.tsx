import { IconActivityHeartbeat } from '@tabler/icons-react';
import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { reportsPage } from '~/domain/moderation/contract';
import { opsPage } from '~/domain/ops/contract';
import { withWords } from '~/web/messages/words';

export const routes: RouteObject[] = [
  {
    path: opsPage.path,
    handle: { heading: 'ops.title' },
    lazy: withWords('operating', async () => ({ Component: (await import('./ops-page')).OpsPage })),
  },
  {
    path: reportsPage.path,
    handle: { heading: 'ops.reports', lead: 'ops.reports.lead' },
    lazy: withWords('operating', async () => ({ Component: (await import('./reports-page')).ReportsPage })),
  },
];

export const opsRoom: WebRoom = {
  name: 'ops',
  routes,
  menu: [{ to: opsPage.path, id: 'app.profile.operations', icon: IconActivityHeartbeat, ability: 'operate' }],
};
