import { Anchor, Badge, Stack } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { URGENT_REASONS } from '~/domain/reports/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { casePage } from '~/domain/moderation/decisions/contract';
import { listPage } from '~/domain/moderation/lists/contract';
import { type ListedCase, moderationQueue, QUEUE_PAGE, queuePage } from '~/domain/moderation/queue/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { ConnectionMark } from '~/web/live/connection-mark';
import { useLive } from '~/web/live/use-live';
import { EmptyState } from '~/web/ui/empty-state';
import { ListRow } from '~/web/ui/list-row';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import texts from '~/web/ui/text.module.css';
import listStyles from '~/web/ui/list.module.css';
import classes from './cases.module.css';
import { ListPages } from '../list-pages';
import { useReason } from './reason';
import { WaitingLists } from './waiting-lists';

/** What was reported and waits for a decision. For everybody but moderators there is no such page. */
export function QueuePage() {
  const { abilities } = useSession();
  return abilities.moderate ? <Queue /> : <NotFoundPage />;
}

function Queue() {
  const { formatMessage: say } = useIntl();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, refetch } = usePage(queuePage, page === 1 ? {} : { query: { page } }, {
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const first = data?.page === 1 ? data.queue : undefined;
  const { snapshot: live, connection } = useLive(moderationQueue, 'all', {
    ...(first && { initial: first }),
    enabled: data !== undefined,
  });
  // What is pushed has the cases of the first page; another page is asked for anew.
  const [pushed, known] = [live?.version ?? 0, data?.queue.version ?? 0];
  useEffect(() => {
    if (page > 1 && known > 0 && pushed > known) void refetch();
  }, [page, pushed, known, refetch]);
  const snapshot = live && { ...live, items: data && data.page > 1 ? data.queue.items : live.items };
  const pages = Math.max(1, Math.ceil((snapshot?.count ?? 0) / QUEUE_PAGE));
  const turn = (to: number) => setSearch(to === 1 ? {} : { page: String(to) });
  const isKnown = snapshot !== undefined;
  // The last case of a page was decided.
  useEffect(() => {
    if (isKnown && page > pages) setSearch(pages === 1 ? {} : { page: String(pages) }, { replace: true });
  }, [isKnown, page, pages, setSearch]);
  return (
    <>
      <PageHeader title={say({ id: 'moderation.title' })} lead={<FormattedMessage id="moderation.lead" />} />
      <Stack gap="md">
        {error && !data && <ProblemNotice error={error} onRetry={refetch} />}
        {!snapshot && !error && <SkeletonList rows={4} height={76} gap={1} />}
        {snapshot && (
          <>
            <div className={classes.bar}>
              <p className={texts.dimmedText} role="status">
                <FormattedMessage id="moderation.waiting" values={{ count: snapshot.count }} />
                {snapshot.oldest && snapshot.median && (
                  <>
                    {' · '}
                    <FormattedMessage
                      id="moderation.ages"
                      values={{ oldest: <TimeAgo at={snapshot.oldest} />, median: <TimeAgo at={snapshot.median} /> }}
                    />
                  </>
                )}
              </p>
              <ConnectionMark state={connection} every={moderationQueue.poll.every} />
            </div>
            <WaitingLists lists={snapshot.lists} />
            {snapshot.items.length === 0 ? (
              <EmptyState icon={<IconCircleCheck />} title={<FormattedMessage id="moderation.empty" />} />
            ) : (
              <ul className={listStyles.ofEntries} aria-label={say({ id: 'moderation.title' })}>
                {snapshot.items.map((item) => (
                  <li key={item.id}>
                    <Row item={item} />
                  </li>
                ))}
              </ul>
            )}
            <ListPages page={page} pages={pages} onTurn={turn} />
          </>
        )}
        {data && data.decided.length > 0 && <Decided decided={data.decided} />}
      </Stack>
    </>
  );
}

/** What may harm a patient, or shows one, is read first. */
const inOrder = (reasons: readonly number[]): number[] =>
  reasons.toSorted((one, other) => Number(URGENT_REASONS.includes(other)) - Number(URGENT_REASONS.includes(one)));

function Row({ item }: { item: ListedCase }) {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const reason = useReason();
  const own = item.author_id === person?.id;
  return (
    <ListRow
      to={own ? '' : href(casePage, { case_id: item.id })}
      title={item.title || say({ id: 'moderation.gone' })}
      text={
        item.reasons.length > 0
          ? inOrder(item.reasons)
              .map((one) => reason(item.kind, one))
              .join(' · ')
          : undefined
      }
      about={
        <>
          <FormattedMessage id={`moderation.kind.${item.kind}`} />
          {' · '}
          <FormattedMessage id="moderation.reports" values={{ count: item.reports }} />
          {' · '}
          <TimeAgo at={item.since} />
          {own && (
            <>
              {' · '}
              <FormattedMessage id="moderation.own" />
            </>
          )}
        </>
      }
      result={
        <span className={classes.marks}>
          {item.urgent && (
            <Badge color="red" tt="none">
              <FormattedMessage id="moderation.urgent" />
            </Badge>
          )}
          {item.asked && (
            <Badge variant="light" tt="none">
              <FormattedMessage id="moderation.asked" />
            </Badge>
          )}
          {item.standing !== 'shown' && (
            <Badge variant="default" tt="none">
              <FormattedMessage id={`moderation.standing.${item.standing}`} />
            </Badge>
          )}
        </span>
      }
    />
  );
}

function Decided({ decided }: { decided: PageData<typeof queuePage>['decided'] }) {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  return (
    <Section id="decided" title={<FormattedMessage id="moderation.decided" />}>
      <ul className={listStyles.ofEntries}>
        {decided.map(({ id, kind, title, standing, author_id, at, who }) => (
          <li key={id}>
            <ListRow
              to={author_id === person?.id ? '' : href(casePage, { case_id: id })}
              title={title || say({ id: 'moderation.gone' })}
              about={
                <>
                  <FormattedMessage id={`moderation.kind.${kind}`} />
                  {' · '}
                  {who && `${who} · `}
                  <TimeAgo at={at} />
                  {author_id === person?.id && (
                    <>
                      {' · '}
                      <FormattedMessage id="moderation.own" />
                    </>
                  )}
                </>
              }
              result={<FormattedMessage id={`moderation.standing.${standing}`} />}
            />
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={href(listPage, { list: 'logs' })}>
        <FormattedMessage id="moderation.decided.all" />
      </Anchor>
    </Section>
  );
}
