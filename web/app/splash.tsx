import { Center, Container, Stack } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { network } from '../core/loading/network';
import type { ProblemError } from '../live/client';
import { Alert, Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useProblemMessage } from '../ui/problem';
import { LoadingWords } from './last-resort';
import { Mark } from '../core/mark';
import { Away } from './shell/loading-notice';
import classes from './splash.module.css';

/** What the HTML shows before any script has run: `index.html`. */
const firstHtml = document.getElementById('first');

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
    <div ref={(place) => void place?.append(shown)}>
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
    <Center h="100dvh">
      <Stack align="center" px="md">
        <div className={classes.mark} role="progressbar" aria-label="Wardmates">
          <Mark size={48} />
        </div>
        <div role="status">
          <LoadingWords>{away && <Away />}</LoadingWords>
        </div>
      </Stack>
    </Center>
  );
}

/** Outside the router, so without links. */
export function SessionFailure({ error, onRetry }: { error: ProblemError; onRetry: () => Promise<unknown> }) {
  const message = useProblemMessage()(error);
  return (
    <Container size="xs" py="xl" component="main">
      <Mark size={48} />
      <Alert color="red" variant="light" role="alert" my="md">
        {message}
      </Alert>
      <Button onClick={() => void onRetry()}>
        <FormattedMessage id="app.try-again" />
      </Button>
    </Container>
  );
}
