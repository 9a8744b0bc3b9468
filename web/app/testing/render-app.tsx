import { abilitiesFor } from '~/web/core/testing/abilities';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation, type RouteObject } from 'react-router';
import { io } from 'socket.io-client';
import { session, type Language } from '~/domain/accounts/contract';
import { callKey } from '~/web/live/client';
import { LiveHub } from '~/web/live/live-hub';
import { feedFrom } from '~/web/live/socket';
import { Providers } from '../providers';
import { createQueryClient } from '~/web/core/query-client';
import type { Person, Session } from '~/web/core/session';
import { WithMantine } from '~/web/ui/mantine';
import { fakeGateway, type Answers } from './fake-gateway';

/** The router describes each navigation by a Request, which jsdom has not. */
class NavigationRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal | undefined;
  constructor(
    readonly url: string,
    init?: { signal?: AbortSignal },
  ) {
    this.signal = init?.signal;
  }
}
if (!('Request' in globalThis)) Object.assign(globalThis, { Request: NavigationRequest });

export const LEARNER: Person = {
  id: 7,
  name: 'Ana R.',
  avatar: '',
  username: 'learner1',
  guest: false,
  roles: ['learner'],
};
export const GUEST: Person = { id: 9, name: 'Priya', avatar: '', username: null, guest: true, roles: [] };

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

interface Setting {
  routes: RouteObject[];
  at: string;
  person?: Person | null;
  language?: Language;
  group?: Session['group'];
  answers?: Answers;
}

/** Pages as a browser would open them, with all that stands around them; the gateway is played by the test, and no socket gets through. */
export async function renderApp({ routes, at, person = null, language = 'en', group = null, answers = {} }: Setting) {
  const abilities = abilitiesFor(person);
  const gateway = fakeGateway({ 'GET /api/session/': { person, abilities, language, group }, ...answers });
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, gcTime: Infinity } });
  cache.setQueryData(callKey(session, {}), { person, abilities, language, group });
  feedFrom(cache, new LiveHub(cache, () => io('http://127.0.0.1:9', { autoConnect: false }), gateway.poll));
  const router = createMemoryRouter([...routes, { path: '*', element: <Elsewhere /> }], { initialEntries: [at] });
  await act(async () => {
    render(
      <Providers cache={cache}>
        <WithMantine env="test">
          <RouterProvider router={router} />
        </WithMantine>
      </Providers>,
    );
  });
  return { ...gateway, router, cache };
}
