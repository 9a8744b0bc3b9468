import { Skeleton, Table } from '@mantine/core';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { GRADES } from '~/domain/stations/marking';
import { barsHeight } from '~/web/ui/bars-height';
import { lazily } from '~/web/ui/fetched';
import { BAND_COLOURS } from './band-colours';
import { TableHead } from '~/web/ui/table-head';
import charts from '~/web/ui/chart.module.css';
import classes from './insights.module.css';
import type { InsightsData } from '~/domain/stations/insights/contract';

const DomainChart = lazily(async () => (await import('./domain-chart')).DomainChart);

/** How often each band was given in each domain: Clear fail, Fail, Pass, Clear pass (spec 3 §3). Drawn, and in figures. */
export function DomainBands({ domains }: { domains: InsightsData['domains'] }) {
  return (
    <div className={classes.domains}>
      <div>
        <ul className={charts.legendClose} aria-hidden>
          {GRADES.map((grade) => (
            <li key={grade}>
              <span className={classes.swatch} style={{ background: BAND_COLOURS[grade] }} />
              <FormattedMessage id={`stations.grade.${grade}`} />
            </li>
          ))}
        </ul>
        <Suspense fallback={<Skeleton height={barsHeight(domains.length)} />}>
          <DomainChart domains={domains} />
        </Suspense>
      </div>
      <div className={classes.wide}>
        <Table verticalSpacing={6} horizontalSpacing="xs">
          <TableHead columns={['insights.domains.domain', ...GRADES.map((grade) => `stations.grade.${grade}`)]} />
          <Table.Tbody>
            {domains.map(({ domain, bands }) => (
              <Table.Tr key={domain}>
                <Table.Td>
                  <FormattedMessage id={`stations.grade.${domain}`} />
                </Table.Td>
                {GRADES.map((grade) => (
                  <Table.Td key={grade} ta="end">
                    {bands[grade]}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </div>
  );
}
