import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';

export const routes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('./home-page')).HomePage }) },
];

export const homeRoom: WebRoom = { name: 'home', routes };
