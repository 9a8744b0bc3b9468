import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';
import { network } from '~/web/core/loading/network';
import { isReloadPending, reloadNow, subscribeReload } from '~/web/core/loading/reload';
import { isPartWanted, subscribeWanted } from '~/web/core/loading/wanted';
import { Button } from '~/web/ui/button';
import text from '~/web/ui/text.module.css';
import classes from './loading-notice.module.css';

/** Says why something that was opened is not there yet: no network, or a newer build that waits for what is typed. */
export function LoadingNotice() {
  const navigating = useNavigation().state !== 'idle';
  const wanted = useSyncExternalStore(subscribeWanted, isPartWanted);
  const away = useSyncExternalStore(network.subscribe, network.isAway);
  const reload = useSyncExternalStore(subscribeReload, isReloadPending);
  // Said by a region that is always there: screen readers announce what changes in it.
  return (
    <div className={`no-print ${classes.place}`} role="status">
      {reload ? <Reload /> : away && (navigating || wanted) ? <Away /> : null}
    </div>
  );
}

/** Why what was opened does not come. */
export function Away() {
  return (
    <div className={classes.notice}>
      <IconWifiOff size={20} aria-hidden />
      <div>
        <p className={text.strongLine}>
          <FormattedMessage id={navigator.onLine ? 'loading.unreachable' : 'loading.offline'} />
        </p>
        <p className={text.smallText}>
          <FormattedMessage id="loading.goes-on" />
        </p>
      </div>
    </div>
  );
}

function Reload() {
  return (
    <div className={classes.notice}>
      <IconRefresh size={20} aria-hidden />
      <div>
        <p className={text.strongLine}>
          <FormattedMessage id="loading.reload.title" />
        </p>
        <p className={text.smallText}>
          <FormattedMessage id="loading.reload.body" />
        </p>
        <Button size="small" variant="default" onClick={reloadNow} className={classes.act}>
          <FormattedMessage id="loading.reload.now" />
        </Button>
      </div>
    </div>
  );
}
