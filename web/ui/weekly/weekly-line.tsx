import { Skeleton, Table } from '@mantine/core';
import { Suspense } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { lazily } from '../fetched';
import { COLOURS, SERIES, type Series, type Week } from './weeks';
import { TableHead } from '../table-head';
import charts from '~/web/ui/chart.module.css';
import classes from './weekly.module.css';

const WeeklyChart = lazily(async () => (await import('./weekly-chart')).WeeklyChart);

/** Weekly means of oneself and of others: drawn, and in figures (spec 3 §3). */
export function WeeklyLine({
  weekly,
  label,
  series = SERIES,
}: {
  weekly: readonly Week[];
  label: string;
  series?: readonly Series[];
}) {
  return (
    <div className={classes.weekly}>
      <div>
        <ul className={charts.legendClose} aria-hidden>
          {series.map((id) => (
            <li key={id}>
              <svg width="28" height="4">
                <line
                  x1="0"
                  y1="2"
                  x2="28"
                  y2="2"
                  stroke={COLOURS[id]}
                  strokeWidth="3"
                  strokeDasharray={id === 'you' ? undefined : '6 5'}
                />
              </svg>
              <FormattedMessage id={`insights.series.${id}`} />
            </li>
          ))}
        </ul>
        <Suspense fallback={<Skeleton height={260} />}>
          <WeeklyChart weekly={weekly} label={label} series={series} />
        </Suspense>
      </div>
      <Table verticalSpacing={6} horizontalSpacing="sm">
        <TableHead columns={['insights.weekly.week', ...series.map((id) => `insights.series.${id}`)]} />
        <Table.Tbody>
          {weekly.map((week) => (
            <Table.Tr key={week.weeks_ago}>
              <Table.Td>
                <FormattedMessage id="insights.week" values={{ weeks: week.weeks_ago }} />
              </Table.Td>
              {series.map((id) => (
                <Table.Td key={id} ta="end">
                  <Mean of={week[id]} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Mean({ of }: { of: number | null }) {
  if (of === null) return <FormattedMessage id="insights.weekly.none" />;
  return <FormattedNumber value={of / 100} style="percent" maximumFractionDigits={0} />;
}
