import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { AnnouncerProvider } from '../ui/announcer';
import { guessLanguage, Language, rememberLanguage } from '../core/language';
import { SessionProvider, useSession } from '../core/session';
import { SessionFailure, Splash } from './splash';
import { Toasts } from './toasts';

/** Everything a page may rely on: words, session, cache, announcements. */
export function Providers({ cache, children }: { cache: QueryClient; children: ReactNode }) {
  return (
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
