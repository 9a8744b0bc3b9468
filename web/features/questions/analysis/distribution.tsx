import { Skeleton, Table } from '@mantine/core';
import { Suspense } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { lazily } from '~/web/ui/fetched';
import { TableHead } from '~/web/ui/table-head';
import text from '~/web/ui/text.module.css';
import classes from './distribution.module.css';

const DistributionChart = lazily(async () => (await import('./distribution-chart')).DistributionChart);

const TENTH = 10;

/** What a tenth of the full mark is called: `0–10%`, `10–20%` … */
export function useTenths() {
  const { formatNumber, formatMessage: say } = useIntl();
  return (tenth: number): string =>
    say(
      { id: 'questions.analysis.tenth' },
      { from: tenth * TENTH, to: formatNumber(((tenth + 1) * TENTH) / 100, { style: 'percent' }) },
    );
}

/** How many had which totals, drawn and in figures. */
export function Distribution({ attempts }: { attempts: readonly number[] }) {
  const nameOf = useTenths();
  return (
    <div className={classes.distribution}>
      <Suspense fallback={<Skeleton height={240} />}>
        <DistributionChart attempts={attempts} />
      </Suspense>
      <Table verticalSpacing={4} horizontalSpacing="xs" className={text.figures}>
        <TableHead columns={['questions.analysis.total', 'questions.analysis.figure.attempts']} />
        <Table.Tbody>
          {attempts.map((count, tenth) => (
            <Table.Tr key={tenth}>
              <Table.Td>{nameOf(tenth)}</Table.Td>
              <Table.Td ta="end">
                <FormattedNumber value={count} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
