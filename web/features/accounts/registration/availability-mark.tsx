import { IconCheck } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Busy } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import type { Availability } from './use-availability';

/** Whether a name is being checked or free; one that is taken has a message instead. */
export function AvailabilityMark({ state }: { state: Availability }) {
  const intl = useIntl();
  return (
    <span role="status">
      {state === 'checking' && (
        <span role="img" aria-label={intl.formatMessage({ id: 'accounts.register.checking' })} className={layout.cell}>
          <Busy />
        </span>
      )}
      {state === 'available' && (
        <>
          <IconCheck size={20} color="var(--right)" aria-hidden />
          <span className={text.unseen}>{intl.formatMessage({ id: 'accounts.register.available' })}</span>
        </>
      )}
    </span>
  );
}
