import { Skeleton, Table } from '@mantine/core';
import { Suspense } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { percentage } from '~/domain/stations/marking';
import { lazily } from '~/web/ui/fetched';
import type { SummaryData } from '~/domain/stations/summary-contract';
import { TableHead } from '~/web/ui/table-head';

const SectionChart = lazily(async () => (await import('./section-chart')).SectionChart);

/** Score by section: drawn, and in figures below. */
export function SectionScores({ sections }: { sections: SummaryData['sections'] }) {
  return (
    <>
      <Suspense fallback={<Skeleton height={sections.length * 44 + 32} />}>
        <SectionChart sections={sections} />
      </Suspense>
      <Table mt="sm" verticalSpacing="xs" horizontalSpacing="sm">
        <TableHead columns={['stations.summary.section', 'stations.summary.items', 'stations.attempts.score']} />
        <Table.Tbody>
          {sections.map((section, index) => (
            <Table.Tr key={index}>
              <Table.Td>{section.title}</Table.Td>
              <Table.Td ta="end">
                <FormattedMessage
                  id="stations.checklist.count"
                  values={{ ticked: section.ticked, total: section.total }}
                />
              </Table.Td>
              <Table.Td ta="end">
                <FormattedNumber
                  value={percentage(section.ticked, section.total) / 100}
                  style="percent"
                  maximumFractionDigits={0}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}
