import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Language as LanguageCode } from '~/domain/accounts/contract';
import { Toasts } from '../app/toasts';
import { Language } from '../core/language';
import { type Session, SessionContext } from '../core/session';
import { feedFrom } from '../live/socket';
import { LiveHub } from '../live/live-hub';
import { WithMantine } from '../ui/mantine';
import { chooseScheme } from '../core/scheme';
import { AnnouncerProvider } from '../ui/announcer';
import { ME } from './people';

const never = (): Promise<never> => new Promise(() => undefined);

const SIGNED_IN: Omit<Session, 'language'> = {
  person: { id: ME, name: 'Ana Ruiz', avatar: '', username: 'ana', guest: false, roles: ['learner'] },
  abilities: { publish: false, moderate: false, operate: false },
  group: null,
  refetch: async () => undefined,
};

/** The address of the gallery for its parts: a summary, from which no run of a circuit takes anybody away (`use-follow.ts`). */
export const WHERE = '/osce-stations/summary/5';

interface Props {
  language: LanguageCode;
  scheme: 'light' | 'dark';
  children: ReactNode;
}

/** What stands around every page of the product, but for its network: nothing is fetched and nothing arrives. */
export function Frame({ language, scheme, children }: Props) {
  const [cache] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
    feedFrom(client, new LiveHub(client, never, never));
    return client;
  });
  useState(() => chooseScheme(scheme));
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <>{children}</> }], { initialEntries: [WHERE] }),
  );
  return (
    <QueryClientProvider client={cache}>
      <SessionContext value={{ ...SIGNED_IN, language }}>
        <Language language={language}>
          <AnnouncerProvider>
            <Toasts />
            <WithMantine>
              <RouterProvider router={router} />
            </WithMantine>
          </AnnouncerProvider>
        </Language>
      </SessionContext>
    </QueryClientProvider>
  );
}
