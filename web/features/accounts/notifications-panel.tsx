import { Button, Popover, Text } from '@mantine/core';
import { cloneElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { notificationsPage } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { NotificationList } from '~/web/ui/notification-list';
import { usePressed, type MenuProps } from '~/web/ui/on-demand';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { useNotifications } from '~/web/ui/use-notifications';
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
    <Popover
      opened={opened}
      onChange={(open) => !open && close()}
      onDismiss={close}
      width={360}
      position="bottom-end"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>{cloneElement(target, { onClick: () => setOpened(!opened) })}</Popover.Target>
      <Popover.Dropdown
        p={0}
        className={classes.dropdown}
        aria-label={intl.formatMessage({ id: 'app.notifications.title' })}
      >
        <div className={classes.head}>
          <Text fw={650}>
            <FormattedMessage id="app.notifications.title" />
          </Text>
          {snapshot && snapshot.unread > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={markAll}>
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
            <Text fw={600}>
              <FormattedMessage id="app.notifications.empty" />
            </Text>
            <Text size="sm" c="dimmed">
              <FormattedMessage id="app.notifications.empty.body" />
            </Text>
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
        <Button
          component={Link}
          to={href(notificationsPage)}
          variant="subtle"
          fullWidth
          onClick={close}
          className={classes.all}
        >
          <FormattedMessage id="app.notifications.all" />
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
