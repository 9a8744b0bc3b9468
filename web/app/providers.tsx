import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { AnnouncerProvider } from '../ui/announcer';
import { guessLanguage, Language, rememberLanguage } from '../core/language';
import { pageNonce } from '../core/nonce';
import { SessionProvider, useSession } from '../core/session';
import { SessionFailure, Splash } from './splash';
import { cssVariables, theme } from './theme';
import { Toasts } from './toasts';

/**
 * Everything a page may rely on: theme, words, session, cache, announcements.
 * @param env `test` is without transitions, and without the theme's style sheets, which jsdom would read anew for every element
 */
export function Providers({ cache, env, children }: { cache: QueryClient; env?: 'test'; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={pageNonce}
      env={env}
      withCssVariables={env !== 'test'}
      withGlobalClasses={env !== 'test'}
    >
      <QueryClientProvider client={cache}>
        <Language language={guessLanguage()} waiting={<Splash />}>
          <SessionProvider
            waiting={<Splash />}
            failed={(error, retry) => <SessionFailure error={error} onRetry={retry} />}
          >
            <InSessionLanguage>
              <AnnouncerProvider>
                <Toasts />
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
  const { language } = useSession();
  useEffect(() => rememberLanguage(language), [language]);
  return (
    <Language language={language} waiting={<Splash />}>
      {children}
    </Language>
  );
}
