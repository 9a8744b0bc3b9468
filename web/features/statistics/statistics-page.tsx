import { Alert, Button, Skeleton } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { statisticsPage, statisticsWindow, usersPage } from '~/domain/statistics/contract';
import { CHARTS } from '~/domain/statistics/requests';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { useAction, usePage } from '~/web/live/client';
import { ConnectionMark } from '~/web/live/connection-mark';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';
import { ChartCard } from './chart-card';
import { Cohorts } from './cohorts';
import { Filters } from './filters';
import { RolesCard } from './roles-card';
import classes from './statistics.module.css';
import { useFilter } from './use-filter';
import { useNewFigures } from './use-statistics';
import { useFigureWords } from './use-words';

/** What people do, for staff. For everybody else there is no such page. */
export function StatisticsPage() {
  const { abilities } = useSession();
  return abilities.operate ? <Statistics /> : <NotFoundPage />;
}

function Statistics() {
  const { formatMessage: say } = useIntl();
  const { filter, change } = useFilter();
  const { time } = useFigureWords();
  const { data, error, refetch } = usePage(statisticsPage);
  const { connection, counted_at } = useNewFigures(filter);

  return (
    <>
      <PageHeader
        title={say({ id: 'statistics.title' })}
        lead={<FormattedMessage id="statistics.lead" />}
        actions={
          <>
            <ConnectionMark state={connection} every={statisticsWindow.poll.every / 1_000} />
            <Button
              component={Link}
              to={usersPage.path}
              variant="default"
              leftSection={<IconUsers size={18} aria-hidden />}
            >
              <FormattedMessage id="statistics.users" />
            </Button>
          </>
        }
      />
      {error && !data && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={70} radius="md" />}
      {data && (
        <>
          <Filters filter={filter} onChange={change} countries={data.countries} stages={data.training_stages} />
          <p className={classes.counted}>
            {counted_at ? (
              <FormattedMessage
                id="statistics.counted"
                values={{ at: <time dateTime={counted_at}>{time(counted_at)}</time> }}
              />
            ) : (
              <FormattedMessage id="statistics.not-counted" />
            )}
          </p>
          {data.rebuilt_at === null && (
            <Alert mb="md" variant="light">
              <FormattedMessage id="statistics.first-count" />
            </Alert>
          )}
          <div className={classes.grid}>
            {CHARTS.map((chart) => (
              <ChartCard key={chart} chart={chart} filter={filter} />
            ))}
            <RolesCard filter={filter} />
          </div>
          <Cohorts filter={filter} />
          <Recount />
        </>
      )}
    </>
  );
}

/** Counts everything anew, after somebody has changed rows by hand or brought back a backup. */
function Recount() {
  const { formatMessage: say } = useIntl();
  const recount = useAction(
    statisticsPage,
    'rebuild',
    {},
    {
      onSuccess: ({ asked }) =>
        showToast(say({ id: asked ? 'statistics.recount.asked' : 'statistics.recount.under-way' })),
      onError: (error) => showToast(error.message, { tone: 'failure' }),
    },
  );
  return (
    <p className={classes.recount}>
      <FormattedMessage id="statistics.recount.about" />{' '}
      <ConfirmButton
        tone="accent"
        question={<FormattedMessage id="statistics.recount.question" />}
        consequence={<FormattedMessage id="statistics.recount.consequence" />}
        confirm={<FormattedMessage id="statistics.recount" />}
        onConfirm={() => recount.mutate({})}
      >
        <FormattedMessage id="statistics.recount" />
      </ConfirmButton>
    </p>
  );
}
