import { Anchor, Table } from '@mantine/core';
import { FormattedDate, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { summary } from '~/domain/stations/summary-contract';
import { baseOf } from '~/domain/stations/styles';
import { formatClock } from '~/web/ui/timer/format-clock';
import type { Try } from './history-chart';
import { TableHead } from '~/web/ui/table-head';

/** Tries with date, score and time used; each leads to its summary. @param here the try that is shown already */
export function HistoryTable({ tries, style, here }: { tries: readonly Try[]; style: number; here?: number }) {
  return (
    <Table verticalSpacing="xs" horizontalSpacing="sm">
      <TableHead columns={['stations.attempts.date', 'stations.attempts.score', 'stations.attempts.time']} />
      <Table.Tbody>
        {tries.map((each) => {
          const date = <FormattedDate value={each.submitted_at} day="numeric" month="short" year="numeric" />;
          return (
            <Table.Tr key={each.quizlog_id} aria-current={each.quizlog_id === here || undefined}>
              <Table.Td fw={each.quizlog_id === here ? 600 : undefined}>
                {each.quizlog_id === here ? (
                  date
                ) : (
                  <Anchor
                    component={Link}
                    size="sm"
                    to={href(summary, { base: baseOf(style), quizlog_id: each.quizlog_id })}
                  >
                    {date}
                  </Anchor>
                )}
              </Table.Td>
              <Table.Td ta="end">
                <FormattedNumber value={each.score / 100} style="percent" maximumFractionDigits={0} />
              </Table.Td>
              <Table.Td ta="end">{formatClock(each.seconds_used)}</Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
