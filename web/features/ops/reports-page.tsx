import { Pagination, Skeleton, Stack } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reportsPage, type ListedReport } from '~/domain/moderation/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { ConnectionMark } from '~/web/live/connection-mark';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { ReportCard } from './report-card';
import { ReportFilters } from './report-filters';
import { ResolvedNotice } from './resolved-notice';
import { useFeed } from './use-feed';
import { useReportFilter } from './use-report-filter';

/** Everything that people have reported (spec 1 §7). For everybody but staff there is no such page. */
export function ReportsPage() {
  const { abilities } = useSession();
  return abilities.operate ? <Reports /> : <NotFoundPage />;
}

function Reports() {
  const { formatMessage: say } = useIntl();
  const { filter, change } = useReportFilter();
  const { snapshot, connection } = useFeed(true);
  const { data, error, refetch } = usePage(reportsPage, { query: filter }, { placeholderData: (before) => before });
  const [resolved, setResolved] = useState<ListedReport | null>(null);
  const open = snapshot?.reports;

  // Somebody has reported something, or another operator has dealt with it.
  useEffect(() => {
    if (open !== undefined) void refetch();
  }, [open, refetch]);
  // The last page is gone when its only report was resolved.
  useEffect(() => {
    if (data && filter.page > data.pages) change({ page: data.pages });
  }, [data, filter.page, change]);

  return (
    <>
      <PageHeader
        title={say({ id: 'ops.reports' })}
        lead={<FormattedMessage id="ops.reports.lead" />}
        actions={<ConnectionMark state={connection} every={1} />}
      />
      <Stack gap="md">
        <ReportFilters filter={filter} kinds={data?.kinds ?? {}} onChange={change} />
        {resolved && (
          <ResolvedNotice
            key={`${resolved.kind} ${resolved.id}`}
            report={resolved}
            onUndone={() => setResolved(null)}
          />
        )}
        {error && !data && <ProblemNotice error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton height={160} />}
        {data?.count === 0 && (
          <EmptyState icon={<IconFlag />} title={<FormattedMessage id={`ops.reports.empty.${filter.state}`} />} />
        )}
        {data &&
          data.items.map((report) => (
            <ReportCard key={`${report.kind} ${report.id}`} report={report} onResolved={() => setResolved(report)} />
          ))}
        {data && data.pages > 1 && (
          <Pagination
            total={data.pages}
            value={filter.page}
            onChange={(page) => change({ page })}
            getControlProps={(control) => ({ 'aria-label': say({ id: `ops.page.${control}` }) })}
          />
        )}
      </Stack>
    </>
  );
}
