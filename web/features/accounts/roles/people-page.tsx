import { Alert, Button, Pagination, Skeleton, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { institutionsPage } from '~/domain/accounts/institutions/contract';
import { peoplePage } from '~/domain/accounts/roles/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { PeopleSearch } from './people-search';
import { PersonRow } from './person-row';
import { RoleChanges } from './role-changes';
import classes from './roles.module.css';
import { usePeopleFilter } from './use-people-filter';

/** People and their roles, for staff. For everybody else there is no such page. */
export function PeoplePage() {
  const { abilities } = useSession();
  return abilities.operate ? <People /> : <NotFoundPage />;
}

function People() {
  const { formatMessage: say } = useIntl();
  const { filter, change } = usePeopleFilter();
  const { data, error, refetch } = usePage(peoplePage, { query: filter }, { placeholderData: (before) => before });

  useEffect(() => {
    if (data && filter.page > data.pages) change({ page: data.pages });
  }, [data, filter.page, change]);

  return (
    <>
      <PageHeader
        title={say({ id: 'roles.people' })}
        lead={<FormattedMessage id="roles.people.lead" />}
        actions={
          <Button component={Link} to={institutionsPage.path} variant="default">
            <FormattedMessage id="institutions.title" />
          </Button>
        }
      />
      <Stack gap="lg">
        <PeopleSearch filter={filter} onChange={change} />
        {error && !data && <ProblemNotice error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton height={240} />}
        {data && (
          <Section
            id="people-found"
            title={
              <FormattedMessage
                id={filter.q === '' ? 'roles.people.with-roles' : 'roles.people.found'}
                values={{ count: data.count, more: String(data.more) }}
              />
            }
          >
            {data.more && (
              <Alert variant="light" mb="sm">
                <FormattedMessage id="roles.people.more" values={{ count: data.count }} />
              </Alert>
            )}
            {data.count === 0 ? (
              <EmptyState icon={<IconUsers />} title={<FormattedMessage id="roles.people.nobody" />}>
                <FormattedMessage id="roles.people.nobody.hint" />
              </EmptyState>
            ) : (
              <ul className={classes.people}>
                {data.items.map((person) => (
                  <PersonRow key={person.id} person={person} />
                ))}
              </ul>
            )}
            {data.pages > 1 && (
              <Pagination
                mt="md"
                total={data.pages}
                value={filter.page}
                onChange={(page) => change({ page })}
                getControlProps={(control) => ({ 'aria-label': say({ id: `roles.page.${control}` }) })}
              />
            )}
          </Section>
        )}
        {data && (
          <Section id="people-changes" title={<FormattedMessage id="roles.changes.newest" />}>
            <RoleChanges changes={data.changes} named />
          </Section>
        )}
      </Stack>
    </>
  );
}
