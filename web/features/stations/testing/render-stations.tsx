import { abilitiesFor } from '~/web/core/testing/abilities';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, type RouteObject } from 'react-router';
import type { Socket } from 'socket.io-client';
import { groupStatus, type StatusSnapshot } from '~/domain/group-practice/contract';
import { Language } from '~/web/core/language';
import { SessionContext, type Person } from '~/web/core/session';
import { LiveHub } from '~/web/live/live-hub';
import { saveSnapshot } from '~/web/live/snapshots';
import { feedFrom } from '~/web/live/socket';

export const LEARNER: Person = {
  id: 1,
  name: 'Amina K.',
  avatar: '',
  username: 'learner1',
  guest: false,
  roles: ['learner'],
};

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

const silent = {
  connected: false,
  active: true,
  on: () => silent,
  emit: () => silent,
  timeout: () => silent,
  connect: () => silent,
  disconnect: () => silent,
};

export interface Sent {
  path: string;
  body: Record<string, unknown>;
  keepalive: boolean;
}

/** What the gateway answers to a path (a problem when `status` is an error), or never. */
export type Answers = Record<
  string,
  | { status?: number; body: unknown }
  | 'never'
  | ((body: Record<string, unknown>) => { status?: number; body: unknown } | 'never')
>;

/** Plays the gateway: records what was posted, under `POST path` and `POST path#data_request`. */
export function fakeGateway(answers: Answers): { sent: Sent[]; answers: Answers } {
  const sent: Sent[] = [];
  document.cookie = 'csrftoken=token';
  globalThis.fetch = (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input);
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    if (init.method === 'POST') sent.push({ path, body, keepalive: init.keepalive === true });
    const named = `${init.method} ${path}${body.data_request ? `#${String(body.data_request)}` : ''}`;
    const found = answers[named];
    const answer = typeof found === 'function' ? found(body) : found;
    if (answer === 'never') return new Promise<Response>(() => undefined);
    if (!answer) throw new TypeError(`no answer for ${named}`);
    const status = answer.status ?? 200;
    return { ok: status < 400, status, headers: new Headers(), json: async () => answer.body } as unknown as Response;
  }) as typeof fetch;
  return { sent, answers };
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>elsewhere: {pathname + search}</p>;
}

/** Pages or parts of the stations in everything that they rely on. */
export function renderStations(setting: {
  at?: string;
  routes?: RouteObject[];
  part?: ReactNode;
  person?: Person | null;
  socket?: Socket;
}) {
  const { at = '/', routes, part, person = LEARNER, socket = silent as unknown as Socket } = setting;
  const cache = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  feedFrom(
    cache,
    new LiveHub(
      cache,
      () => socket,
      () => new Promise(() => undefined),
    ),
  );
  const router = createMemoryRouter(
    [...(routes ?? [{ path: '/', element: part }]), { path: '*', element: <Elsewhere /> }],
    { initialEntries: [at] },
  );
  const view = render(
    <MantineProvider env="test">
      <QueryClientProvider client={cache}>
        <Language language="en">
          <SessionContext
            value={{
              person,
              abilities: abilitiesFor(person),
              language: 'en',
              group: null,
              refetch: async () => undefined,
            }}
          >
            <RouterProvider router={router} />
          </SessionContext>
        </Language>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return {
    ...view,
    router,
    cache,
    /** The group's status changes and this device gets the push. */
    push: (pin: string, status: StatusSnapshot) => act(async () => saveSnapshot(cache, groupStatus.name, pin, status)),
  };
}
