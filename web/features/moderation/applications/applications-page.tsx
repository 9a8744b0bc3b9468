import { Pagination, SegmentedControl, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { IconUserCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { applicationPage, applicationsPage, type ListedApplication } from '~/domain/moderation/applications/contract';
import { specialtyKey } from '~/domain/questions/specialties';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { ListRow } from '~/web/ui/list-row';
import { PageHeader } from '~/web/ui/page-header';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import lists from '~/web/ui/list.module.css';
import classes from './applications.module.css';

const STATES = ['open', 'decided'] as const;

/** Applications of people who want to become authors. For everybody but moderators there is no such page. */
export function ApplicationsPage() {
  const { abilities } = useSession();
  return abilities.moderate ? <Applications /> : <NotFoundPage />;
}

function Applications() {
  const { formatMessage: say } = useIntl();
  const [search, setSearch] = useSearchParams();
  const state = search.get('state') === 'decided' ? 'decided' : 'open';
  const page = Number(search.get('page') ?? 1) || 1;
  const { data, error, refetch } = usePage(
    applicationsPage,
    { query: { state, page } },
    { placeholderData: keepPreviousData, refetchOnMount: 'always', refetchOnWindowFocus: true },
  );
  return (
    <>
      <PageHeader title={say({ id: 'applications.title' })} lead={<FormattedMessage id="applications.lead" />} />
      <Stack gap="md">
        <SegmentedControl
          aria-label={say({ id: 'applications.state' })}
          className={classes.states}
          value={state}
          data={STATES.map((value) => ({ value, label: say({ id: `applications.states.${value}` }) }))}
          onChange={(value) => setSearch(value === 'open' ? {} : { state: value }, { replace: true })}
        />
        {error && !data && <ProblemNotice error={error} onRetry={refetch} />}
        {!data && !error && <SkeletonList rows={4} height={76} gap={1} />}
        {data?.count === 0 && (
          <EmptyState icon={<IconUserCheck />} title={<FormattedMessage id={`applications.empty.${state}`} />} />
        )}
        {data && data.items.length > 0 && (
          <ul className={lists.ofEntries}>
            {data.items.map((application) => (
              <li key={application.id}>
                <Row application={application} />
              </li>
            ))}
          </ul>
        )}
        {data && data.pages > 1 && (
          <Pagination.Root
            component="nav"
            aria-label={say({ id: 'applications.pages' })}
            total={data.pages}
            value={data.page}
            getItemProps={(number) => ({
              component: Link,
              to: href(applicationsPage, {}, { state: state === 'open' ? undefined : state, page: number }),
              'aria-label': say({ id: 'applications.page' }, { page: number }),
            })}
          >
            <Pagination.Items />
          </Pagination.Root>
        )}
      </Stack>
    </>
  );
}

function Row({ application }: { application: ListedApplication }) {
  const { id, applicant, title, specialty_id, language, state, created_at, decided_at, by } = application;
  return (
    <ListRow
      to={href(applicationPage, { application_id: id })}
      mark={<PersonAvatar name={applicant.name} avatar={applicant.avatar} size={40} />}
      title={applicant.name}
      text={title}
      about={
        <>
          <FormattedMessage id={`questions.specialty.${specialtyKey(specialty_id)}`} />
          {' · '}
          {language.toUpperCase()}
          {' · '}
          <TimeAgo at={decided_at ?? created_at} />
          {by && (
            <>
              {' · '}
              <FormattedMessage id="applications.by" values={{ name: by }} />
            </>
          )}
        </>
      }
      result={state === 'open' ? undefined : <FormattedMessage id={`applications.result.${state}`} />}
    />
  );
}
