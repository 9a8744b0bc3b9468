import { Alert, Anchor, Tabs } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { COUNTRIES } from '~/domain/accounts/countries';
import { TRAINING_STAGES } from '~/domain/accounts/training';
import { statisticsPage } from '~/domain/statistics/contract';
import { PEOPLE_LISTS, type PeopleList } from '~/domain/statistics/requests';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { PageHeader } from '~/web/ui/page-header';
import { Filters } from './filters';
import { LookUps } from './look-ups';
import { PeopleTable } from './people-table';
import { useFilter } from './use-filter';

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
