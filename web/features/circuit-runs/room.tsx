import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { runPage, runResults, runsPage } from '~/domain/circuit-runs/contract';
import { withWords } from '~/web/messages/words';

/** Running circuits: one's runs, a run's lobby and status screen, and what came of it. */
export const routes: RouteObject[] = [
  {
    path: runsPage.path,
    handle: { heading: 'circuit-runs.runs', lead: 'circuit-runs.runs.lead' },
    lazy: withWords('circuit-runs', async () => ({ Component: (await import('./runs-page')).RunsPage })),
  },
  {
    path: runPage.path,
    handle: { work: true },
    lazy: withWords('circuit-runs', async () => ({ Component: (await import('./run-page')).RunPage })),
  },
  {
    path: runResults.path,
    lazy: withWords('circuit-runs', async () => ({ Component: (await import('./results-page')).ResultsPage })),
  },
];

export const circuitRunsRoom: WebRoom = { name: 'circuit-runs', routes };
