import { createBrowserRouter, type RouteObject } from 'react-router';
import { listsOf, ProfileListsContext } from '../core/profile-lists';
import { AdditionsContext } from '../core/slot';
import { type TodayRows, TodayRowsContext } from '../core/today';
import type { PageHandle } from '../core/room';
import { NotFoundPage } from '../core/not-found-page';
import { rooms } from './rooms';
import { RouteFailure } from './route-failure';
import { Shell } from './shell/shell';
import { Splash } from './splash';

const additions = rooms.flatMap((room) => room.additions ?? []);
const profileLists = listsOf(rooms.flatMap((room) => room.profileLists ?? []));
const todayRows: TodayRows = Object.assign({}, ...rooms.map((room) => room.today ?? {}));

const pages = rooms.flatMap((room) => room.routes);
const isPlain = ({ handle }: RouteObject): boolean => (handle as PageHandle | undefined)?.plain ?? false;

/** Every room's pages, each fetched when it is first visited. */
export const routes: RouteObject[] = [
  {
    element: (
      <AdditionsContext value={additions}>
        <ProfileListsContext value={profileLists}>
          <TodayRowsContext value={todayRows}>
            <Shell />
          </TodayRowsContext>
        </ProfileListsContext>
      </AdditionsContext>
    ),
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <Splash />,
    children: [
      {
        errorElement: <RouteFailure />,
        children: [...pages.filter(isPlain), { path: '*', element: <NotFoundPage /> }],
      },
      {
        errorElement: <RouteFailure />,
        lazy: async () => ({ Component: (await import('../ui/mantine')).MantinePages }),
        children: pages.filter((page) => !isPlain(page)),
      },
    ],
  },
];

/** The patterns of all pages, as they were written down. */
export const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, children }) => [...(path && path !== '*' ? [path] : []), ...pathsOf(children ?? [])]);

export const createRouter = () => createBrowserRouter(routes);
