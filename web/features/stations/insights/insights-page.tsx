import { Skeleton, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { insightsPage } from '~/domain/stations/insights/contract';
import { STATION_BASES } from '~/domain/stations/styles';
import { NotFoundPage } from '~/web/core/not-found-page';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { BaseTabs } from './base-tabs';
import { Insights } from './insights';
import { queryOf, useOrder } from './use-order';

/** What one's own tries say, and what to practise next (spec 3 §2, §3). */
export function InsightsPage() {
  const { base: named } = useParams();
  const base = STATION_BASES.find((each) => each === named);
  // What was shown of another style is no placeholder for this one.
  return base ? <OfStyle key={base} base={base} /> : <NotFoundPage />;
}

function OfStyle({ base }: { base: (typeof STATION_BASES)[number] }) {
  const { formatMessage: say } = useIntl();
  const order = useOrder();
  const { data, error, refetch, isPlaceholderData } = usePage(
    insightsPage,
    { params: { base }, query: queryOf(order) },
    { placeholderData: keepPreviousData },
  );

  return (
    <>
      <PageHeader title={say({ id: 'insights.title' })} lead={<FormattedMessage id="insights.lead" />} />
      <Stack gap="xl">
        <BaseTabs base={base} />
        {error ? (
          <ProblemNotice error={error} onRetry={refetch} />
        ) : data ? (
          <Insights data={data} base={base} order={order} stale={isPlaceholderData} />
        ) : (
          <InsightsSkeleton />
        )}
      </Stack>
    </>
  );
}

function InsightsSkeleton() {
  return (
    <Stack gap="xl">
      <Skeleton height={180} />
      <Skeleton height={260} />
      <SkeletonList rows={5} height={56} gap={4} />
    </Stack>
  );
}
