import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import type { Language } from '~/domain/accounts/contract';
import { reportError } from '../core/loading/report-error';
import en from '../messages/loading.en.json';
import es from '../messages/loading.es.json';
import { guessLanguage } from '../core/language';
import classes from './last-resort.module.css';
import { Mark } from '../core/mark';

const WORDS: Record<Language, Record<string, string>> = { en, es };

/** The outermost error boundary: shows failures outside every other boundary, with two ways on. Needs nothing that could be missing. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportError(error, { componentStack: info.componentStack });
  }

  override render(): ReactNode {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

/** The few words that are there from the start, in the language of the last visit or the browser's. */
export function LoadingWords({ children }: { children: ReactNode }) {
  const language = guessLanguage();
  return (
    <IntlProvider locale={language} messages={WORDS[language]}>
      {children}
    </IntlProvider>
  );
}

function Failure() {
  return (
    <LoadingWords>
      <main className={classes.failure}>
        <Mark size={48} />
        <h1>
          <FormattedMessage id="loading.failure.title" />
        </h1>
        <p role="alert">
          <FormattedMessage id="loading.failure.body" />
        </p>
        <p className={classes.ways}>
          <button type="button" onClick={() => window.location.reload()}>
            <FormattedMessage id="loading.failure.reload" />
          </button>
          <a href="/">
            <FormattedMessage id="loading.failure.home" />
          </a>
        </p>
      </main>
    </LoadingWords>
  );
}
