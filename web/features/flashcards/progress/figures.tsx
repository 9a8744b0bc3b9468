import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import planClasses from '../plan/plan.module.css';
import charts from '~/web/ui/chart.module.css';

/** What a chart says, in figures. */
export function Figures({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
  return (
    <details className={charts.figures}>
      <summary>
        <FormattedMessage id="flashcard-progress.figures" />
      </summary>
      <div className={planClasses.table}>
        <Table verticalSpacing={6} horizontalSpacing="sm" fz="sm">
          <Table.Thead>
            <Table.Tr>
              {head.map((title, nth) => (
                <Table.Th key={title} ta={nth === 0 ? undefined : 'end'}>
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, cells }) => (
              <Table.Tr key={key}>
                {cells.map((cell, nth) => (
                  <Table.Td key={head[nth]} ta={nth === 0 ? undefined : 'end'}>
                    {cell}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </details>
  );
}
