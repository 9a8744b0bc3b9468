import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { library } from '../messages/words';
import { guessLanguage } from './language';
import { lightPaper } from './light-paper';
import { pageNonce, shareNonce } from './nonce';
import { Providers } from './providers';
import { createQueryClient } from './query-client';
import { createRouter } from './routes';
import { wakeLiveConnection } from './wake';

shareNonce(pageNonce());

// Asked for together with the session, not after it.
void library.fetch(guessLanguage());

const cache = createQueryClient();
const router = createRouter();
wakeLiveConnection(cache);
lightPaper();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers cache={cache}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
