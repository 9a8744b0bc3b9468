import { Badge, Button, Group, Pagination, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { opsReports, resolveReport, type PersonReport } from '../../../domain/ops/contract';
import { useCall, useMutate } from '../../live/client';
import { ProblemNotice } from '../../ui/problem';
import { SectionHeading } from '../../ui/section-heading';
import { TimeAgo } from '../../ui/time-ago';
import classes from './ops.module.css';

/** What people have told staff about those they were paired with: those nobody has looked at yet come first. */
export function PersonReports() {
  const intl = useIntl();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCall(opsReports, { page });

  return (
    <section aria-labelledby="ops-reports">
      <SectionHeading id="ops-reports">
        <FormattedMessage id="ops.reports" />
      </SectionHeading>
      {error && !data && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={96} />}
      {data?.count === 0 && <p className={classes.where}><FormattedMessage id="ops.reports.empty" /></p>}
      {data && data.count > 0 && (
        <Stack gap="sm">
          {data.items.map((report) => <Report key={report.id} report={report} />)}
          {data.pages > 1 && <Pagination total={data.pages} value={page} onChange={setPage} getControlProps={(control) => ({ 'aria-label': intl.formatMessage({ id: `ops.page.${control}` }) })} />}
        </Stack>
      )}
    </section>
  );
}

function Report({ report }: { report: PersonReport }) {
  const client = useQueryClient();
  const resolve = useMutate(resolveReport, { onSuccess: () => client.invalidateQueries() });
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Text fw={600}>
            <FormattedMessage id="ops.reports.who" values={{ reporter: report.reporter, reported: report.reported, username: report.reported_username ?? '' }} />
          </Text>
          <Text size="sm">
            <FormattedMessage id={`audio-pairing.report.reason.${report.reason}`} />
            {' · '}
            <TimeAgo at={report.created_at} />
            {' · '}
            <FormattedMessage id="ops.reports.by" values={{ count: report.reported_by }} />
          </Text>
        </div>
        {report.resolved ? (
          <Badge variant="light" color="gray"><FormattedMessage id="ops.reports.resolved" values={{ who: report.resolved_by ?? '' }} /></Badge>
        ) : (
          <Button size="sm" variant="default" loading={resolve.isPending} onClick={() => resolve.mutate({ report_id: report.id })}>
            <FormattedMessage id="ops.reports.resolve" />
          </Button>
        )}
      </Group>
      {report.details && <Text mt="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{report.details}</Text>}
      {resolve.error && <ProblemNotice error={resolve.error} />}
    </Paper>
  );
}
