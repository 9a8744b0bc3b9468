import { abilitiesFor } from '~/web/core/testing/abilities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import type { MatchSnapshot } from '~/domain/audio-pairing/contract';
import { lobbyPage, type LobbySnapshot, type StatusSnapshot } from '~/domain/group-practice/contract';
import type { KnocksSnapshot } from '~/domain/group-practice/knock-contract';
import { href } from '~/domain/kit/contract';
import type { Language as LanguageCode } from '~/domain/accounts/contract';
import { Language } from '~/web/core/language';
import { SessionContext } from '~/web/core/session';
import { LiveHub } from '~/web/live/live-hub';
import { post } from '~/web/live/request';
import { feedFrom } from '~/web/live/socket';
import { AnnouncerProvider } from '~/web/ui/announcer';
import { routes } from '../room';
// Fetched beforehand, so that no test waits for a page's code.
import '../group-page';
import '../join-page';
import '../join-prompt-page';
import { fakeServer } from './fake-server';
import { FakeSocket } from './fake-socket';
import { INVITATION, PIN } from './snapshots';

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

// Jsdom scrolls no elements.
HTMLElement.prototype.scrollTo ??= function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
  if (typeof options === 'object') this.scrollLeft = options.left ?? this.scrollLeft;
};

export const LOBBY = href(lobbyPage, { pin: PIN });

interface Setting {
  at?: string;
  /** Lobby and status as the server has them; both change as the test goes on. */
  group?: { lobby: LobbySnapshot; status: StatusSnapshot };
  /** The state of the person's audio pairing. */
  match?: Partial<MatchSnapshot>;
  /** Who asks to come in. */
  knocks?: KnocksSnapshot;
  me?: number;
  answers?: Record<string, unknown>;
  language?: LanguageCode;
  /** Whether the socket gets through; polling else. */
  socket?: boolean;
}

const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return <p>elsewhere: {pathname + search}</p>;
};

/** The feature's own pages, as a browser would open them, with the gateway and the socket played by the test. */
export function renderGroup({
  at = LOBBY,
  group,
  match,
  knocks,
  me = 1,
  answers = {},
  language = 'en',
  socket = true,
}: Setting) {
  const truth = { ...group, knocks };
  const server = fakeServer({
    ...(group && {
      [`GET ${LOBBY}`]: () => ({ ...truth, me, invitation: INVITATION }),
      'POST /api/group-study/check/': () => truth.lobby,
      'POST /api/group-study/status/': () => truth.status,
    }),
    'GET /api/session/': { person: null, abilities: abilitiesFor(null), language, group: null },
    ...answers,
  });
  const wire = new FakeSocket(() => ({
    'group.lobby': truth.lobby ?? { version: 0 },
    'group.status': truth.status ?? { version: 0 },
    'pairing.match': { version: 0, ...match },
    'group.knocks': { version: 0, knocks: [], ...truth.knocks },
  }));
  wire.connected = socket;

  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  feedFrom(cache, new LiveHub(cache, wire.asSocket, post));
  const router = createMemoryRouter([...routes, { path: '*', element: <Elsewhere /> }], { initialEntries: [at] });
  const session = {
    person: null,
    abilities: abilitiesFor(null),
    language,
    group: null,
    refetch: async () => undefined,
  };

  render(
    <QueryClientProvider client={cache}>
      <Language language={language}>
        <SessionContext value={session}>
          <AnnouncerProvider>
            <RouterProvider router={router} />
          </AnnouncerProvider>
        </SessionContext>
      </Language>
    </QueryClientProvider>,
  );

  return {
    server,
    router,
    wire,
    /** The group changes on the server and everyone gets the push. */
    push: (next: { lobby: LobbySnapshot; status: StatusSnapshot }) =>
      act(async () => {
        Object.assign(truth, next);
        wire.receive('live', { resource: 'group.lobby', key: PIN, version: next.lobby.version, snapshot: next.lobby });
        wire.receive('live', {
          resource: 'group.status',
          key: PIN,
          version: next.status.version,
          snapshot: next.status,
        });
      }),
  };
}
