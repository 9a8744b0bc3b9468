import { IconArrowRight, IconBell, IconChevronRight } from '@tabler/icons-react';
import { Suspense, use, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { notificationsPage } from '~/domain/accounts/contract';
import { profile } from '~/domain/accounts/profile/contract';
import { href } from '~/domain/kit/contract';
import { today as todayCall } from '~/domain/learning/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { TodayRowsContext } from '~/web/core/today';
import { useCall } from '~/web/live/client';
import { AtRestSpot } from '~/web/ui/art/spots-things';
import { LinkButton } from '~/web/ui/button';
import { ListRow } from '~/web/ui/list-row';
import { ProblemNotice } from '~/web/ui/problem';
import { notificationValues } from '~/web/ui/notification-values';
import { Section } from '~/web/ui/section-heading';
import { Skeleton, SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import { useNotifications } from '~/web/ui/use-notifications';
import { FirstSteps } from './first-steps';
import { isSignIn, SignInNotice } from './sign-in-notice';
import classes from './today.module.css';
import { Weakest } from './weakest';

/** Rows and news that fit on one screen of a phone, with the weakest topics. */
const ROWS = 4;
const NEWS = 2;
/** With fewer rows than this, there is room for what could be begun besides. */
const FEW = 3;

/** What is worth doing: the most pressing first and large, then at most three more; for a newcomer, what to begin with. */
export function Today({ personId }: { personId: number }) {
  const rows = use(TodayRowsContext);
  const { data, error, refetch } = useCall(todayCall, {}, { refetchOnMount: 'always', refetchOnWindowFocus: true });
  const { snapshot, open } = useNotifications(personId);
  const version = snapshot?.version;
  const seen = useRef(version);

  // A new notification often changes what there is to do.
  useEffect(() => {
    if (seen.current !== undefined && version !== undefined && seen.current !== version) void refetch();
    seen.current = version;
  }, [version, refetch]);

  const unseen = (snapshot?.items ?? []).filter(({ read, kind }) => !read && kind !== 'welcome');
  const unread = unseen.filter((one) => !isSignIn(one));
  const items = (data?.items ?? []).flatMap((item) => {
    const Row = rows[item.kind];
    return Row ? [{ item, Row }] : [];
  });
  const room = ROWS - items.length - (data && data.weakest.length > 0 ? 1 : 0);
  const news = unread.slice(0, Math.min(NEWS, Math.max(1, room)));
  const shown = Math.min(items.length, ROWS) + news.length + (data && data.weakest.length > 0 ? 1 : 0);
  const nothing = data && items.length === 0 && news.length === 0 && data.weakest.length === 0;

  return (
    <Section
      id="today"
      title={<FormattedMessage id={data?.newcomer ? 'app.home.today.begin' : 'app.home.today'} />}
      actions={
        <LinkButton
          to={profile.path}
          variant="subtle"
          className={classes.all}
          after={<IconChevronRight size={16} aria-hidden />}
        >
          <FormattedMessage id="app.home.today.all" />
        </LinkButton>
      }
    >
      {error && !data ? (
        <ProblemNotice error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonList rows={3} height={64} gap={8} />
      ) : (
        <>
          {data.newcomer && <FirstSteps />}
          <ul className={classes.list} hidden={data.newcomer && nothing}>
            {items.slice(0, ROWS).map(({ item, Row }, index) => (
              <li key={`${item.kind} ${item.url}`} className={index === 0 ? classes.lead : undefined}>
                {index === 0 && (
                  <p className={classes.eyebrow}>
                    <FormattedMessage id="home.now" />
                    <IconArrowRight size={20} aria-hidden />
                  </p>
                )}
                <Suspense fallback={<Skeleton height={64} />}>
                  <Row item={item} />
                </Suspense>
              </li>
            ))}
            {news.map((one) => (
              <li key={one.id}>
                <ListRow
                  to={one.url}
                  onOpen={() => open(one)}
                  mark={<IconBell size={24} stroke={1.6} />}
                  title={
                    <FormattedMessage
                      id={`accounts.notification.${one.kind}`}
                      values={notificationValues(one.values)}
                    />
                  }
                  about={<TimeAgo at={one.created_at} />}
                />
              </li>
            ))}
            {unread.length > news.length && (
              <li>
                <Link to={notificationsPage.path} className={classes.more}>
                  <FormattedMessage id="app.home.today.more-news" values={{ count: unread.length - news.length }} />
                </Link>
              </li>
            )}
            {data.weakest.length > 0 && (
              <li>
                <Weakest topics={data.weakest} />
              </li>
            )}
            {nothing && !data.newcomer && (
              <li>
                <ListRow
                  to={href(quizSetup)}
                  mark={<AtRestSpot size={48} />}
                  title={<FormattedMessage id="app.home.today.nothing" />}
                  about={<FormattedMessage id="app.home.today.nothing.about" />}
                />
              </li>
            )}
          </ul>
          {!data.newcomer && shown < FEW && (
            <div className={classes.besides}>
              <h3>
                <FormattedMessage id="home.besides" />
              </h3>
              <FirstSteps besides />
            </div>
          )}
          <SignInNotice notices={unseen.filter(isSignIn)} onRead={open} />
        </>
      )}
    </Section>
  );
}
