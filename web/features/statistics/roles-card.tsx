import { Skeleton, Table } from '@mantine/core';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazily } from '~/web/ui/fetched';
import { Card } from './card';
import { saveCsv } from './csv';
import type { Filter } from './use-filter';
import { useStatistics } from './use-statistics';
import { useFigureWords } from './use-words';

const BarChart = lazily(async () => (await import('./stages-chart')).StagesChart);

/** Accounts as they are now, by role, with the chart and its file. */
export function RolesCard({ filter }: { filter: Filter }) {
  const { formatMessage: say } = useIntl();
  const { figure } = useFigureWords();
  const statistics = useStatistics('user_country_by_role', filter);
  const { data } = statistics;
  const rows = (data?.list ?? []).flatMap((row) => ('role' in row ? [row] : []));
  const title = say({ id: 'statistics.roles' });
  const nameOf = (role: string) => say({ id: `app.profile.role.${role}` });
  const all = data?.text === '<5' ? null : Number(data?.text ?? 0);
  const save = () =>
    saveCsv('user_country_by_role', [
      [say({ id: 'statistics.roles.role' }), say({ id: 'statistics.line.session-people' })],
      [say({ id: 'statistics.roles.all' }), all ?? figure(all)],
      ...rows.map(({ role, people }) => [nameOf(role), people ?? figure(people)]),
    ]);
  return (
    <Card title={title} about="statistics.roles.about" of={statistics} height={180} save={save}>
      {rows.some(({ people }) => people !== null) && (
        <Suspense fallback={<Skeleton height={240} radius="md" />}>
          <BarChart bars={rows.map(({ role, people }) => ({ x: role, y: people }))} label={title} nameOf={nameOf} />
        </Suspense>
      )}
      {data && (
        <Table verticalSpacing={6}>
          <Table.Tbody>
            <Table.Tr>
              <Table.Th scope="row">
                <FormattedMessage id="statistics.roles.all" />
              </Table.Th>
              <Table.Td ta="end">{figure(all)}</Table.Td>
            </Table.Tr>
            {rows.map(({ role, people }) => (
              <Table.Tr key={role}>
                <Table.Th scope="row" fw={400}>
                  {nameOf(role)}
                </Table.Th>
                <Table.Td ta="end">{figure(people)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  );
}
