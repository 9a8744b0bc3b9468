import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AnnouncerProvider } from '../ui/announcer';
import { Language, guessLanguage } from './language';
import { pageNonce } from './nonce';
import { SessionProvider, useSession } from './session';
import { SessionFailure, Splash } from './splash';
import { cssVariables, theme } from './theme';

/** Everything a page may rely on: theme, words, session, cache, announcements. @param env `test` is without transitions */
export function Providers({ cache, env, children }: { cache: QueryClient; env?: 'test'; children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto" getStyleNonce={pageNonce} env={env}>
      <QueryClientProvider client={cache}>
        <Language language={guessLanguage()}>
          <SessionProvider waiting={<Splash />} failed={(error, retry) => <SessionFailure error={error} onRetry={retry} />}>
            <InSessionLanguage>
              <AnnouncerProvider>
                <Notifications position="bottom-center" limit={3} />
                {children}
              </AnnouncerProvider>
            </InSessionLanguage>
          </SessionProvider>
        </Language>
      </QueryClientProvider>
    </MantineProvider>
  );
}

function InSessionLanguage({ children }: { children: ReactNode }) {
  return <Language language={useSession().language}>{children}</Language>;
}
