import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { topicPage } from '~/domain/notebook/contract';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { useEntitlementNews } from '~/web/ui/use-entitlements';
import { Topic } from './topic';
import classes from './topic.module.css';

/** What the notebook says of a topic (spec 2 §2). */
export function TopicPage() {
  const { formatMessage: say } = useIntl();
  const { topic_slug = '' } = useParams();
  const [search] = useSearchParams();
  const from = (name: string) => Number(search.get(name)) || undefined;
  const query = { question: from('question'), card: from('card'), station: from('station') };
  const { data, error, refetch } = usePage(topicPage, { params: { topic_slug }, query });
  useCurrentAddress(topic_slug, data?.slug);
  useEntitlementNews(refetch);
  if (error && !data)
    return (
      <>
        <PageHeader title={say({ id: 'notebook.title' })} />
        <ProblemNotice error={error} onRetry={error.passing ? refetch : undefined} />
      </>
    );
  return <div className={classes.page}>{data ? <Topic topic={data} /> : <TopicSkeleton />}</div>;
}

function TopicSkeleton() {
  return (
    <div aria-busy>
      <Skeleton height={36} width="60%" mb="lg" />
      {[100, 96, 90, 98, 60].map((width) => (
        <Skeleton key={width} height={16} width={`${width}%`} mb="sm" />
      ))}
      <Skeleton height={180} mt="xl" />
    </div>
  );
}

/** A topic that was renamed or merged is found by its earlier address, and shown at the one that it has now. */
function useCurrentAddress(asked: string, slug: string | undefined): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (slug !== undefined && slug !== asked)
      void navigate(href(topicPage, { topic_slug: slug }) + search + hash, { replace: true });
  }, [asked, slug, search, hash, navigate]);
}
