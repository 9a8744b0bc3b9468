import { Button, Skeleton, Table } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Answer, Cohort } from '~/domain/statistics/contract';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { saveCsv } from './csv';
import layout from '~/web/ui/layout.module.css';
import classes from './statistics.module.css';
import type { Filter } from './use-filter';
import { useStatistics } from './use-statistics';
import { useFigureWords } from './use-words';

const isCohort = (row: NonNullable<Answer['list']>[number]): row is Cohort => 'month' in row;

/** What became of those who registered in each month. */
export function Cohorts({ filter }: { filter: Filter }) {
  const { formatMessage: say, formatNumber } = useIntl();
  const heading = useId();
  const { moment, figure } = useFigureWords();
  const { data, error, refetch } = useStatistics('cohorts', filter);
  const cohorts = (data?.list ?? []).filter(isCohort);

  const parts = (cohort: Cohort) => [
    ['back-1', cohort.back_1, cohort.days < 1] as const,
    ['back-7', cohort.back_7, cohort.days < 7] as const,
    ['back-30', cohort.back_30, cohort.days < 30] as const,
    ...cohort.first.map(({ what, people }) => [`first.${what}`, people, false] as const),
    ...cohort.joined.map(({ when, people }) => [`joined.${when}`, people, false] as const),
  ];
  const share = (people: number | null, of: number | null) =>
    people === null || !of ? figure(people) : formatNumber(people / of, { style: 'percent', maximumFractionDigits: 0 });
  const names = cohorts[0] ? parts(cohorts[0]).map(([name]) => name) : [];
  const columns = ['month', 'registered', ...names].map((name) => say({ id: `statistics.cohort.${name}` }));
  const save = () =>
    saveCsv('cohorts', [
      columns,
      ...cohorts.map((cohort) => [
        moment(cohort.month, 'date'),
        cohort.registered ?? figure(null),
        ...parts(cohort).map(([, people]) => people ?? figure(null)),
      ]),
    ]);

  return (
    <Section
      id={heading}
      title={<FormattedMessage id="statistics.cohorts" />}
      actions={
        cohorts.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={save}
            aria-label={say({ id: 'statistics.csv.of' }, { chart: say({ id: 'statistics.cohorts' }) })}
          >
            <FormattedMessage id="statistics.csv" />
          </Button>
        )
      }
      className={layout.box}
    >
      <p className={classes.about}>
        <FormattedMessage id="statistics.cohorts.about" />
      </p>
      {error && !data && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={180} radius="md" />}
      {data && cohorts.length === 0 && (
        <p>
          <FormattedMessage id="statistics.cohorts.none" />
        </p>
      )}
      {cohorts.length > 0 && (
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={say({ id: 'statistics.cohorts' })}>
          <Table verticalSpacing={6} className={classes.cohorts}>
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
              {cohorts.map((cohort) => (
                <Table.Tr key={cohort.month}>
                  <Table.Th scope="row">{moment(cohort.month, 'date')}</Table.Th>
                  <Table.Td ta="end">{figure(cohort.registered)}</Table.Td>
                  {parts(cohort).map(([name, people, growing]) => (
                    <Table.Td key={name} ta="end" data-growing={growing || undefined}>
                      {share(people, cohort.registered)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </Section>
  );
}
