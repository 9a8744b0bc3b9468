import { useSyncExternalStore } from 'react';
import { firstHtml, moveFirstHtml } from '../core/first-html';
import { network } from '../core/loading/network';
import type { ProblemError } from '../live/client';
import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useProblemMessage } from '../ui/problem';
import { LoadingWords } from './last-resort';
import { Mark } from '../core/mark';
import { Away } from './shell/loading-notice';
import classes from './splash.module.css';

/**
 * Shown until the first page is ready: the content of the HTML. If that is empty, the mark, once it takes longer than
 * usual. Words of pages may not be there yet.
 */
export function Splash() {
  return firstHtml ? <FirstHtml shown={firstHtml} /> : <Waiting />;
}

function FirstHtml({ shown }: { shown: HTMLElement }) {
  const away = useSyncExternalStore(network.subscribe, network.isAway);
  return (
    <div ref={(place) => void (place && moveFirstHtml(place, shown))}>
      {away && (
        <div role="status" className={classes.away}>
          <LoadingWords>
            <Away />
          </LoadingWords>
        </div>
      )}
    </div>
  );
}

function Waiting() {
  const away = useSyncExternalStore(network.subscribe, network.isAway);
  return (
    <div className={classes.waiting}>
      <div className={classes.mark} role="progressbar" aria-label="Wardmates">
        <Mark size={48} />
      </div>
      <div role="status">
        <LoadingWords>{away && <Away />}</LoadingWords>
      </div>
    </div>
  );
}

/** Outside the router, so without links. */
export function SessionFailure({ error, onRetry }: { error: ProblemError; onRetry: () => Promise<unknown> }) {
  const message = useProblemMessage()(error);
  return (
    <main className={classes.failure}>
      <Mark size={48} />
      <Notice tone="wrong" role="alert">
        {message}
      </Notice>
      <Button onClick={() => void onRetry()}>
        <FormattedMessage id="app.try-again" />
      </Button>
    </main>
  );
}
