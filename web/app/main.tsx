import './base.css';
import './fonts/fonts.css';
import './theme.css';
import './tokens.css';
import '../core/loading/install';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { library } from '../messages/words';
import { reloadGoesTo, reloadWaitsWhile } from '../core/loading/reload';
import { reportRoutes, watchErrors } from '../core/loading/report-error';
import { watchPolicy } from '../core/loading/watch-policy';
import { nameHistoryEntry } from './history-entry';
import { guessLanguage } from '../core/language';
import { LastResort } from './last-resort';
import { lightPaper } from './light-paper';
import { pageNonce, shareNonce } from '../core/nonce';
import { Providers } from './providers';
import { followScheme } from '../core/scheme';
import { createQueryClient } from '../core/query-client';
import type { PageHandle } from '../core/room';
import { createRouter, pathsOf, routes } from './routes';
import { wakeLiveConnection } from './wake';

shareNonce(pageNonce());

// Asked for together with the session, not after it.
library.fetch(guessLanguage()).catch(() => undefined);

const cache = createQueryClient();
nameHistoryEntry();
const router = createRouter();
watchErrors();
watchPolicy();
reportRoutes(pathsOf(routes));
reloadGoesTo(() => {
  const { location } = router.state.navigation;
  return location ? location.pathname + location.search : null;
});
reloadWaitsWhile(() => {
  const { matches, navigation } = router.state;
  // On the way to another page nobody works on one: a station begins, or is over, also if the page ahead is what cannot be loaded.
  return !navigation.location && matches.some(({ route }) => (route.handle as PageHandle | undefined)?.work);
});
wakeLiveConnection(cache);
lightPaper();
followScheme();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LastResort>
      <Providers cache={cache}>
        <RouterProvider router={router} />
      </Providers>
    </LastResort>
  </StrictMode>,
);
