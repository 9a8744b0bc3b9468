import { IconChartBar } from '@tabler/icons-react';
import type { RouteObject } from 'react-router';
import { statisticsPage, usersPage } from '~/domain/statistics/contract';
import type { WebRoom } from '~/web/core/room';
import { withWords } from '~/web/messages/words';
import { words } from './words';

const routes: RouteObject[] = [
  {
    path: statisticsPage.path,
    handle: { heading: 'statistics.title', lead: 'statistics.lead' },
    lazy: withWords(words, async () => ({ Component: (await import('./statistics-page')).StatisticsPage })),
  },
  {
    path: usersPage.path,
    handle: { heading: 'statistics.users', lead: 'statistics.users.lead' },
    lazy: withWords(words, async () => ({ Component: (await import('./users-page')).UsersPage })),
  },
];

export const statisticsRoom: WebRoom = {
  name: 'statistics',
  routes,
  words,
  menu: [{ to: statisticsPage.path, id: 'app.profile.statistics', icon: IconChartBar, ability: 'operate' }],
};
