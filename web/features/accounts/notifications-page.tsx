import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProblemError } from '~/web/live/client';
import { useSession } from '~/web/core/session';
import { InboxSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';
import { NotificationList } from '~/web/ui/notification-list';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { useNotifications } from '~/web/ui/use-notifications';
import classes from './notifications-page.module.css';

export function NotificationsPage() {
  const intl = useIntl();
  const { person } = useSession();
  if (person && !person.guest) return <Notifications personId={person.id} />;
  return (
    <>
      <PageHeader title={intl.formatMessage({ id: 'app.notifications.title' })} />
      <ProblemNotice error={new ProblemError(401, 'not-signed-in', '')} />
    </>
  );
}

function Notifications({ personId }: { personId: number }) {
  const intl = useIntl();
  const { snapshot, error, open, markAll } = useNotifications(personId);
  return (
    <div className={classes.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'app.notifications.title' })}
        actions={
          snapshot && snapshot.unread > 0 ? (
            <Button variant="default" onClick={markAll}>
              <FormattedMessage id="app.notifications.mark-all" />
            </Button>
          ) : null
        }
      />
      {error && <ProblemNotice error={error} />}
      {!snapshot && !error && <SkeletonList rows={5} />}
      {snapshot?.items.length === 0 && (
        <EmptyState art={<InboxSpot />} title={<FormattedMessage id="app.notifications.empty" />}>
          <FormattedMessage id="app.notifications.empty.body" />
        </EmptyState>
      )}
      {snapshot && snapshot.items.length > 0 && (
        <div className={classes.card}>
          <NotificationList items={snapshot.items} onOpen={open} />
        </div>
      )}
    </div>
  );
}
