import { Skeleton, Table } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProblemNotice } from '~/web/ui/problem';
import { SectionHeading } from '~/web/ui/section-heading';
import classes from './statistics.module.css';
import type { Filter } from './use-filter';
import { useStatistics } from './use-statistics';
import { useFigureWords } from './use-words';

/** Accounts as they are now, by role. */
export function RolesCard({ filter }: { filter: Filter }) {
  const heading = useId();
  const { figure } = useFigureWords();
  const { data, error, refetch } = useStatistics('user_country_by_role', filter);
  const rows = (data?.list ?? []).flatMap((row) => ('role' in row ? [row] : []));
  return (
    <section aria-labelledby={heading} className={classes.card}>
      <SectionHeading id={heading}>
        <FormattedMessage id="statistics.roles" />
      </SectionHeading>
      <p className={classes.about}>
        <FormattedMessage id="statistics.roles.about" />
      </p>
      {error && !data && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={180} radius="md" />}
      {data && (
        <Table verticalSpacing={6}>
          <Table.Tbody>
            <Table.Tr>
              <Table.Th scope="row">
                <FormattedMessage id="statistics.roles.all" />
              </Table.Th>
              <Table.Td ta="end">{data.text === '<5' ? figure(null) : figure(Number(data.text ?? 0))}</Table.Td>
            </Table.Tr>
            {rows.map(({ role, people }) => (
              <Table.Tr key={role}>
                <Table.Th scope="row" fw={400}>
                  <FormattedMessage id={`app.profile.role.${role}`} />
                </Table.Th>
                <Table.Td ta="end">{figure(people)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
