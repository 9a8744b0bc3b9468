import { Skeleton, Table } from '@mantine/core';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Chart } from '~/domain/statistics/requests';
import { lazily } from '~/web/ui/fetched';
import { Card } from './card';
import { saveCsv } from './csv';
import { COLOURS, DASHES } from './series';
import charts from '~/web/ui/chart.module.css';
import classes from './statistics.module.css';
import type { Filter } from './use-filter';
import { useStatistics } from './use-statistics';
import { useFigureWords } from './use-words';

const TimeChart = lazily(async () => (await import('./time-chart')).TimeChart);
const StagesChart = lazily(async () => (await import('./stages-chart')).StagesChart);

/** One chart, with the table behind it and its file. */
export function ChartCard({ chart, filter }: { chart: Chart; filter: Filter }) {
  const { formatMessage: say } = useIntl();
  const { moment, stage, figure } = useFigureWords();
  const statistics = useStatistics(chart, filter);
  const { data } = statistics;
  const title = say({ id: `statistics.chart.${chart}` });
  const settings = data?.chartSettings;
  const lines = data?.chartData ?? [];
  const isOfStages = settings?.unit === 'training_stage';
  const nameOf = (x: string, underWay = false) =>
    !settings || isOfStages
      ? stage(Number(x))
      : say({ id: 'statistics.moment' }, { moment: moment(x, settings.tooltip), whole: String(!underWay) });
  const rows = (lines[0]?.data ?? []).map(({ x, under_way }, nth) => ({
    x,
    name: nameOf(x, under_way),
    figures: lines.map((line) => line.data[nth]?.y ?? null),
  }));
  const columns = [
    say({ id: `statistics.unit.${settings?.unit ?? 'day'}` }),
    ...lines.map(({ id }) => say({ id: `statistics.line.${id}` })),
  ];
  const save = () =>
    saveCsv(chart, [
      columns,
      ...rows.map(({ name, figures }) => [name, ...figures.map((one) => one ?? figure(one, settings?.format))]),
    ]);

  return (
    <Card title={title} about={`statistics.about.${chart}`} of={statistics} height={270} save={save}>
      {data && settings && (
        <>
          {lines.length > 1 && (
            <ul className={charts.legend} aria-hidden>
              {lines.map(({ id }, nth) => (
                <li key={id}>
                  <svg width="28" height="4">
                    <line
                      x1="0"
                      y1="2"
                      x2="28"
                      y2="2"
                      stroke={COLOURS[nth]}
                      strokeWidth="3"
                      strokeDasharray={DASHES[nth]}
                    />
                  </svg>
                  <FormattedMessage id={`statistics.line.${id}`} />
                </li>
              ))}
            </ul>
          )}
          <Suspense fallback={<Skeleton height={240} radius="md" />}>
            {isOfStages ? (
              <StagesChart bars={lines[0]?.data ?? []} label={title} />
            ) : (
              <TimeChart settings={settings} lines={lines} label={title} />
            )}
          </Suspense>
          <details className={`${charts.figures} ${classes.table}`}>
            <summary>
              <FormattedMessage id="statistics.table" />
            </summary>
            <div className={classes.scroll} tabIndex={0} role="region" aria-label={title}>
              <Table verticalSpacing={4} stickyHeader>
                <Table.Thead>
                  <Table.Tr>
                    {columns.map((column, nth) => (
                      <Table.Th key={column} ta={nth > 0 ? 'end' : undefined}>
                        {column}
                      </Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {rows.toReversed().map(({ x, name, figures }) => (
                    <Table.Tr key={x}>
                      <Table.Td>{name}</Table.Td>
                      {figures.map((one, nth) => (
                        <Table.Td key={columns[nth + 1]} ta="end">
                          {figure(one, settings.format)}
                        </Table.Td>
                      ))}
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </div>
          </details>
        </>
      )}
    </Card>
  );
}
