import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Snapshot } from '../../domain/contract';
import type { notifications } from '../../domain/accounts/contract';
import classes from './notification-list.module.css';
import { TimeAgo } from './time-ago';

export type Notification = Snapshot<typeof notifications>['items'][number];

/** Notifications as links to what they tell of; an unread one has a dot and says so. */
export function NotificationList({ items, onOpen }: { items: readonly Notification[]; onOpen: (item: Notification) => void }) {
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Link to={item.url} className={classes.item} data-unread={!item.read || undefined} onClick={() => onOpen(item)}>
            <span className={classes.dot} aria-hidden />
            <span>
              {!item.read && (
                <VisuallyHidden>
                  <FormattedMessage id="app.notifications.unread" />{' '}
                </VisuallyHidden>
              )}
              <FormattedMessage id={`accounts.notification.${item.kind}`} values={{ name: '', station: '', ...item.values }} />
              <span className={classes.when}>
                <TimeAgo at={item.created_at} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
