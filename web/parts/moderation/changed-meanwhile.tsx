import { Alert, Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';

/**
 * What somebody began to read, while it is another by now: they decide once they have read what it became.
 * @param now what is shown
 * @param isOpen whether there is something to decide
 */
export function useAsRead<T>(now: T, isOpen: boolean): { before: T | null; read: () => void } {
  const [known, setKnown] = useState(now);
  const changed = isOpen && JSON.stringify(known) !== JSON.stringify(now);
  return { before: changed ? known : null, read: () => setKnown(now) };
}

/** Says that a proposal was changed while somebody was reading it, and shows how. */
export function ChangedMeanwhile({ onRead, children }: { onRead: () => void; children: ReactNode }) {
  return (
    <Alert
      color="yellow"
      variant="light"
      mb="md"
      role="status"
      data-testid="changed-meanwhile"
      title={<FormattedMessage id="review.changed" />}
    >
      {children}
      <Button mt="md" size="sm" variant="default" onClick={onRead}>
        <FormattedMessage id="review.changed.read" />
      </Button>
    </Alert>
  );
}
