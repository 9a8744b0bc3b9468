import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { login, notificationsPage, register } from '~/domain/accounts/contract';

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
];

export const accountsRoom: WebRoom = { name: 'accounts', routes };
