import { IconUserCircle } from '@tabler/icons-react';
import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { login, notificationsPage, register } from '~/domain/accounts/contract';
import { profile } from '~/domain/accounts/profile/contract';
import { profileRoutes } from './profile/routes';

export const routes: RouteObject[] = [
  { path: login.path, lazy: async () => ({ Component: (await import('./login-page')).LoginPage }) },
  {
    path: register.path,
    lazy: async () => ({ Component: (await import('./registration/register-page')).RegisterPage }),
  },
  {
    path: notificationsPage.path,
    lazy: async () => ({ Component: (await import('./notifications-page')).NotificationsPage }),
  },
  profileRoutes,
];

export const accountsRoom: WebRoom = {
  name: 'accounts',
  routes,
  menu: [{ to: profile.path, id: 'app.profile.account', icon: IconUserCircle }],
};
