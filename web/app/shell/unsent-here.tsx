import { IconDeviceMobile } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { countOf, sendUnsent, type Unsent, unsentOf } from '~/web/core/stores/unsent';
import { UnsentList } from '~/web/parts/unsent/unsent-list';
import { Button } from '~/web/ui/button';
import { useStable } from '~/web/ui/use-stable';
import classes from './submits-waiting.module.css';

/**
 * Shows the owner that a session which ended elsewhere left unsent work on this device. It is sent when they have signed in again.
 * @param ended nobody has signed in since
 */
export function UnsentHere({ personId, ended }: { personId: number; ended: boolean }) {
  const [waited, setWaited] = useState<Unsent[] | null>(() => unsentOf(personId));
  const [left, setLeft] = useState<Unsent[] | null>(null);
  const send = useStable(async () => {
    setLeft(null);
    setLeft(await sendUnsent(personId));
  });
  useEffect(() => {
    if (!ended) void send();
  }, [ended, send]);
  if (!waited || waited.length === 0) return null;
  const sent = left?.length === 0;
  const shown = ended || !left || sent ? waited : left;
  return (
    <div className={`no-print ${classes.banner}`} role="status">
      <IconDeviceMobile size={20} aria-hidden />
      <div className={classes.words}>
        <FormattedMessage
          id={ended ? 'app.unsent.ended' : sent ? 'app.unsent.sent' : 'app.unsent.here'}
          values={{ count: countOf(shown) }}
        />
        {!ended && <UnsentList unsent={shown} />}
      </div>
      {sent && (
        <Button variant="default" size="small" onClick={() => setWaited(null)}>
          <FormattedMessage id="app.close" />
        </Button>
      )}
      {!ended && left && !sent && (
        <Button variant="default" size="small" onClick={() => void send()}>
          <FormattedMessage id="app.unsent.send-now" />
        </Button>
      )}
    </div>
  );
}
