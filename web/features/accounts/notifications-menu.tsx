import { IconBell } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { IconButton } from '~/web/ui/button';
import { OnDemand } from '~/web/ui/on-demand';
import { useAtRest } from '~/web/ui/use-at-rest';
import { useNotifications } from '~/web/ui/use-notifications';
import classes from './notifications-menu.module.css';

const loadPanel = async () => (await import('./notifications-panel')).NotificationsPanel;

/** The bell in the header. News arrives by itself. */
export function NotificationsMenu({ personId }: { personId: number }) {
  const intl = useIntl();
  // What it needs for its news is a twentieth of what a first visit fetches, and not of the page that somebody came for.
  const { snapshot } = useNotifications(personId, useAtRest());
  const unread = snapshot?.unread ?? 0;
  return (
    <OnDemand
      load={loadPanel}
      given={{ personId }}
      opens="dialog"
      button={
        <IconButton aria-label={intl.formatMessage({ id: 'app.notifications.label' }, { count: unread })}>
          <IconBell size={22} className={classes.bell} aria-hidden />
          {unread > 0 && <span className={classes.unread}>{unread > 9 ? '9+' : unread}</span>}
        </IconButton>
      }
    />
  );
}
