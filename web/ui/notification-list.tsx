import { IconAlertTriangle, IconBell, IconCards, IconListCheck, IconMessage2 } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Snapshot } from '~/domain/kit/contract';
import type { notifications } from '~/domain/accounts/contract';
import classes from './notification-list.module.css';
import { notificationValues } from './notification-values';
import text from './text.module.css';
import { TimeAgo } from './time-ago';

export type Notification = Snapshot<typeof notifications>['items'][number];

/** By kind; a bell for one that this version of the page does not know yet. */
const ICONS: Readonly<Record<string, typeof IconBell>> = {
  'feedback-ready': IconMessage2,
  'feedback-failed': IconAlertTriangle,
  'quiz-ready': IconListCheck,
  'quiz-failed': IconAlertTriangle,
  'deck-ready': IconCards,
  'deck-failed': IconAlertTriangle,
};

function KindIcon({ kind }: { kind: string }) {
  const Icon = ICONS[kind] ?? IconBell;
  return <Icon size={20} stroke={1.6} className={classes.icon} aria-hidden />;
}

/** Notifications as links to what they tell of; an unread one has a dot and says so. */
export function NotificationList({
  items,
  onOpen,
}: {
  items: readonly Notification[];
  onOpen: (item: Notification) => void;
}) {
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={item.url}
            className={classes.item}
            data-unread={!item.read || undefined}
            onClick={() => onOpen(item)}
          >
            <KindIcon kind={item.kind} />
            <span>
              {!item.read && (
                <span className={text.unseen}>
                  <FormattedMessage id="app.notifications.unread" />{' '}
                </span>
              )}
              <FormattedMessage id={`accounts.notification.${item.kind}`} values={notificationValues(item.values)} />
              <span className={classes.when}>
                <TimeAgo at={item.created_at} />
              </span>
            </span>
            <span className={classes.dot} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
