import { Alert, Anchor, Pagination, Skeleton, Table, Tabs } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { COUNTRIES } from '~/domain/accounts/countries';
import { personPage } from '~/domain/accounts/roles/contract';
import { TRAINING_STAGES } from '~/domain/accounts/training';
import { href } from '~/domain/kit/contract';
import { statisticsPage, usersPage } from '~/domain/statistics/contract';
import { PEOPLE_LISTS, type PeopleList } from '~/domain/statistics/requests';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { pageKey } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { Filters } from './filters';
import { LookUps } from './look-ups';
import classes from './statistics.module.css';
import { useFilter } from './use-filter';
import { usePeopleList } from './use-statistics';
import { useFigureWords } from './use-words';

/** Who registered, by training stage and country, for staff. For everybody else there is no such page. */
export function UsersPage() {
  const { abilities } = useSession();
  return abilities.operate ? <Users /> : <NotFoundPage />;
}

function Users() {
  const { formatMessage: say } = useIntl();
  const { filter, change } = useFilter();
  const [list, setList] = useState<PeopleList>('user_training_list');
  return (
    <>
      <PageHeader
        title={say({ id: 'statistics.users' })}
        lead={<FormattedMessage id="statistics.users.lead" />}
        eyebrow={
          <Anchor component={Link} to={statisticsPage.path}>
            <FormattedMessage id="statistics.title" />
          </Anchor>
        }
      />
      <Alert variant="light" mb="md">
        <FormattedMessage id="statistics.users.recorded" />
      </Alert>
      <Filters filter={filter} onChange={change} countries={COUNTRIES} stages={TRAINING_STAGES} />
      <Tabs
        mt="md"
        keepMounted={false}
        value={list}
        onChange={(value) => setList(PEOPLE_LISTS.find((one) => one === value) ?? 'user_training_list')}
      >
        <Tabs.List>
          {PEOPLE_LISTS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              <FormattedMessage id={`statistics.list.${one}`} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {PEOPLE_LISTS.map((one) => (
          <Tabs.Panel key={one} value={one} pt="md">
            <PeopleTable key={JSON.stringify(filter)} list={one} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <LookUps />
    </>
  );
}

function PeopleTable({ list }: { list: PeopleList }) {
  const { formatMessage: say, formatDate } = useIntl();
  const { filter } = useFilter();
  const { stage, country } = useFigureWords();
  const [page, setPage] = useState(1);
  const cache = useQueryClient();
  const { data, error, refetch } = usePeopleList(list, filter, page);
  const people = (data?.list ?? []).flatMap((row) => ('username' in row ? [row] : []));
  // What was just seen is recorded.
  useEffect(() => {
    if (data) void cache.invalidateQueries({ queryKey: pageKey(usersPage) });
  }, [cache, data]);

  if (error && !data) return <ProblemNotice error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={320} radius="md" />;
  return (
    <>
      <p className={classes.about}>
        <FormattedMessage id="statistics.users.count" values={{ count: data.count ?? 0 }} />
      </p>
      {people.length > 0 && (
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={say({ id: `statistics.list.${list}` })}>
          <Table verticalSpacing={8}>
            <Table.Thead>
              <Table.Tr>
                {['name', 'stage', 'country', 'since'].map((column) => (
                  <Table.Th key={column}>
                    <FormattedMessage id={`statistics.users.${column}`} />
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {people.map((person) => (
                <Table.Tr key={person.id}>
                  <Table.Td>
                    <Anchor component={Link} to={href(personPage, { account_id: person.id })}>
                      {person.name}
                    </Anchor>{' '}
                    <span className={classes.username}>{person.username}</span>
                  </Table.Td>
                  <Table.Td>{stage(person.training_stage ?? 0)}</Table.Td>
                  <Table.Td>{person.country ? country(person.country) : say({ id: 'statistics.unknown' })}</Table.Td>
                  <Table.Td>{formatDate(person.since, { dateStyle: 'medium' })}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {(data.pages ?? 1) > 1 && (
        <Pagination
          mt="md"
          total={data.pages ?? 1}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': say({ id: `statistics.page.${control}` }) })}
        />
      )}
    </>
  );
}
