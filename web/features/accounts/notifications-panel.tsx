import { FormattedMessage, useIntl } from 'react-intl';
import { notificationsPage } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { Button, LinkButton } from '~/web/ui/button';
import { Popup } from '~/web/ui/menu';
import { NotificationList } from '~/web/ui/notification-list';
import { usePressed, type MenuProps } from '~/web/ui/on-demand';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { useNotifications } from '~/web/ui/use-notifications';
import text from '~/web/ui/text.module.css';
import classes from './notifications-menu.module.css';

/** How many the dropdown shows; the page shows more. */
const SHOWN = 6;

/** The newest notifications, and the way to all of them. */
export function NotificationsPanel({ button, personId }: MenuProps & { personId: number }) {
  const intl = useIntl();
  const { opened, setOpened, target } = usePressed(button);
  const close = () => setOpened(false);
  const { snapshot, open, markAll } = useNotifications(personId);
  return (
    <Popup
      role="dialog"
      label={intl.formatMessage({ id: 'app.notifications.title' })}
      button={target}
      opened={opened}
      onChange={setOpened}
      width={360}
      className={classes.dropdown}
    >
      <div className={classes.head}>
        <span className={text.bold}>
          <FormattedMessage id="app.notifications.title" />
        </span>
        {snapshot && snapshot.unread > 0 && (
          <Button variant="subtle" className={classes.markAll} onClick={markAll}>
            <FormattedMessage id="app.notifications.mark-all" />
          </Button>
        )}
      </div>
      {!snapshot ? (
        <div className={classes.padded}>
          <SkeletonList rows={3} height={56} />
        </div>
      ) : snapshot.items.length === 0 ? (
        <div className={classes.padded}>
          <p className={text.strongText}>
            <FormattedMessage id="app.notifications.empty" />
          </p>
          <p className={text.dimmedText}>
            <FormattedMessage id="app.notifications.empty.body" />
          </p>
        </div>
      ) : (
        <div className={classes.list}>
          <NotificationList
            items={snapshot.items.slice(0, SHOWN)}
            onOpen={(item) => {
              open(item);
              close();
            }}
          />
        </div>
      )}
      <LinkButton to={href(notificationsPage)} variant="subtle" wide onClick={close} className={classes.all}>
        <FormattedMessage id="app.notifications.all" />
      </LinkButton>
    </Popup>
  );
}
