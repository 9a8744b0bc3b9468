import { Loader, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { Availability } from './use-availability';

/** Whether a name is being checked or free; one that is taken has a message instead. */
export function AvailabilityMark({ state }: { state: Availability }) {
  const intl = useIntl();
  return (
    <span role="status">
      {state === 'checking' && (
        <Loader size={18} role="img" aria-label={intl.formatMessage({ id: 'accounts.register.checking' })} />
      )}
      {state === 'available' && (
        <>
          <IconCheck size={20} color="var(--right)" aria-hidden />
          <VisuallyHidden>{intl.formatMessage({ id: 'accounts.register.available' })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
