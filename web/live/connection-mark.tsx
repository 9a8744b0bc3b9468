import { IconAccessPoint, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Connection } from './live-hub';
import classes from './connection-mark.module.css';

const ICONS = { live: IconAccessPoint, polling: IconRefresh, offline: IconWifiOff };

/** Those that are shown, in the order in which they came. */
let shown: readonly string[] = [];
const listeners = new Set<() => void>();
function become(next: readonly string[]): void {
  shown = next;
  listeners.forEach((listener) => listener());
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether this mark is the one that is read aloud: several on a page would say the same at once. */
function useSpeaks(): boolean {
  const id = useId();
  useEffect(() => {
    become([...shown, id]);
    return () => become(shown.filter((other) => other !== id));
  }, [id]);
  return useSyncExternalStore(subscribe, () => shown[0] === id);
}

/** Says how news arrives. @param every seconds between polls while there is no live connection */
export function ConnectionMark({ state, every }: { state: Connection; every: number }) {
  const Icon = ICONS[state];
  const speaks = useSpeaks();
  return (
    <span className={classes.mark} data-state={state} role={speaks ? 'status' : undefined}>
      <Icon size={16} stroke={2} aria-hidden />
      {state === 'live' && <FormattedMessage id="app.connection.live" />}
      {state === 'polling' && <FormattedMessage id="app.connection.polling" values={{ every }} />}
      {state === 'offline' && <FormattedMessage id="app.connection.offline" />}
    </span>
  );
}
