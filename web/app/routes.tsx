import { createBrowserRouter, type RouteObject } from 'react-router';
import { AdditionsContext } from '../core/slot';
import { NotFoundPage } from '../core/not-found-page';
import { rooms } from './rooms';
import { RouteFailure } from './route-failure';
import { Shell } from './shell/shell';
import { Splash } from './splash';

const additions = rooms.flatMap((room) => room.additions ?? []);

/** Every room's pages, each fetched when it is first visited. */
export const routes: RouteObject[] = [
  {
    element: (
      <AdditionsContext value={additions}>
        <Shell />
      </AdditionsContext>
    ),
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <Splash />,
    children: [
      {
        errorElement: <RouteFailure />,
        children: [...rooms.flatMap((room) => room.routes), { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
];

/** The patterns of all pages, as they were written down. */
export const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, children }) => [...(path && path !== '*' ? [path] : []), ...pathsOf(children ?? [])]);

export const createRouter = () => createBrowserRouter(routes);
