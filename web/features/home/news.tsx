import { Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { NotificationList } from '~/web/ui/notification-list';
import { ProblemNotice } from '~/web/ui/problem';
import { SectionHeading } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { useNotifications } from '~/web/ui/use-notifications';
import classes from './news.module.css';

const SHOWN = 4;

/** What happened lately. */
export function News({ personId }: { personId: number }) {
  const { snapshot, error, open } = useNotifications(personId);
  return (
    <section>
      <SectionHeading>
        <FormattedMessage id="app.home.news" />
      </SectionHeading>
      {error ? (
        <ProblemNotice error={error} />
      ) : !snapshot ? (
        <SkeletonList rows={2} height={64} />
      ) : (
        <div className={classes.card}>
          {snapshot.items.length === 0 ? (
            <Text size="sm" c="dimmed" p="md">
              <FormattedMessage id="app.notifications.empty.body" />
            </Text>
          ) : (
            <NotificationList items={snapshot.items.slice(0, SHOWN)} onOpen={open} />
          )}
        </div>
      )}
    </section>
  );
}
