import { createBrowserRouter, type RouteObject } from 'react-router';
import { routes as accounts } from '../features/accounts/routes';
import { routes as annotations } from '../features/annotations/routes';
import { routes as audioPairing } from '../features/audio-pairing/routes';
import { routes as circuitRuns } from '../features/circuit-runs/routes';
import { routes as consultations } from '../features/consultations/routes';
import { routes as groupPractice } from '../features/group-practice/routes';
import { routes as home } from '../features/home/routes';
import { routes as insights } from '../features/stations/insights/routes';
import { routes as notebook } from '../features/notebook/routes';
import { routes as ops } from '../features/ops/routes';
import { routes as purchases } from '../features/purchases/routes';
import { routes as questions } from '../features/questions/routes';
import { routes as quizzes } from '../features/quizzes/routes';
import { routes as stations } from '../features/stations/routes';
import { routes as teach } from '../features/quizzes/personal/routes';
import { NotFoundPage } from '../core/not-found-page';
import { RouteFailure } from './route-failure';
import { Shell } from './shell/shell';
import { Splash } from './splash';

/** Every feature's pages, each fetched when it is first visited. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <Splash />,
    children: [
      {
        errorElement: <RouteFailure />,
        children: [...home, ...accounts, ...groupPractice, ...circuitRuns, ...audioPairing, ...ops, ...quizzes, ...questions, ...notebook, ...teach, ...insights, ...annotations, ...consultations, ...purchases, ...stations, { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
];

/** The patterns of all pages, as they were written down. */
export const pathsOf = (all: readonly RouteObject[]): string[] => all.flatMap(({ path, children }) => [...(path && path !== '*' ? [path] : []), ...pathsOf(children ?? [])]);

export const createRouter = () => createBrowserRouter(routes);
