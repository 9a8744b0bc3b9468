import { Skeleton, Table } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { REPORT_ACTS } from '~/domain/moderation/contract';
import { opsPage, PAYMENT_ACTS, type AuditEntry } from '~/domain/ops/contract';
import { usePage } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import { useQueueWords } from './use-queue-words';
import { TableHead } from '~/web/ui/table-head';
import text from '~/web/ui/text.module.css';

/** Who did what, the newest first. @param newest the id of the newest act, so that the log is read again when somebody acts */
export function AuditLog({ newest }: { newest: number | null }) {
  const { nameOf } = useQueueWords();
  const { formatMessage: say } = useIntl();
  const aboutOf = ({ act, queue }: AuditEntry): string =>
    PAYMENT_ACTS.some((one) => one === act)
      ? queue
      : REPORT_ACTS.some((one) => one === act)
        ? say({ id: `ops.reports.kind.${queue}` })
        : nameOf(queue);
  const { data, error, refetch } = usePage(opsPage);
  useEffect(() => void refetch(), [newest, refetch]);

  return (
    <Section id="ops-audit" title={<FormattedMessage id="ops.audit" />}>
      {error && !data && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={120} />}
      {data?.audit.length === 0 && (
        <p className={text.dimmedSmall}>
          <FormattedMessage id="ops.audit.empty" />
        </p>
      )}
      {data && data.audit.length > 0 && (
        <Table.ScrollContainer minWidth={320}>
          <Table verticalSpacing="xs" horizontalSpacing="sm">
            <TableHead columns={['ops.audit.when', 'ops.audit.who', 'ops.audit.what']} words={3} />
            <Table.Tbody>
              {data.audit.map((entry) => (
                <Table.Tr key={`${entry.act} ${entry.id}`}>
                  <Table.Td>
                    <TimeAgo at={entry.created_at} />
                  </Table.Td>
                  <Table.Td>{entry.who}</Table.Td>
                  <Table.Td>
                    <FormattedMessage
                      id={`ops.audit.${entry.act}`}
                      values={{ queue: aboutOf(entry), count: entry.jobs ?? 0, reason: entry.reason }}
                    />
                    {entry.state !== 'done' && (
                      <div className={text.dimmedSmall}>
                        <FormattedMessage id={`ops.audit.state.${entry.state}`} />
                      </div>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  );
}
