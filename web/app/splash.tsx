import { Center, Container } from '@mantine/core';
import type { ProblemError } from '../live/client';
import { Alert, Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useProblemMessage } from '../ui/problem';
import { Mark } from './mark';
import classes from './splash.module.css';

/** What is there until the session is known; it appears only when that takes longer than usual. */
export function Splash() {
  return (
    <Center h="100dvh">
      <div className={classes.mark} role="progressbar" aria-label="Wardmates">
        <Mark size={48} />
      </div>
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
