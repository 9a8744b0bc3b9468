import { IconAccessPoint, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Connection } from './live-hub';
import classes from './connection-mark.module.css';

const ICONS = { live: IconAccessPoint, polling: IconRefresh, offline: IconWifiOff };

/** Says how news arrives. @param every seconds between polls while there is no live connection */
export function ConnectionMark({ state, every }: { state: Connection; every: number }) {
  const Icon = ICONS[state];
  return (
    <span className={classes.mark} data-state={state} role="status">
      <Icon size={16} stroke={2} aria-hidden />
      {state === 'live' && <FormattedMessage id="app.connection.live" />}
      {state === 'polling' && <FormattedMessage id="app.connection.polling" values={{ every }} />}
      {state === 'offline' && <FormattedMessage id="app.connection.offline" />}
    </span>
  );
}
