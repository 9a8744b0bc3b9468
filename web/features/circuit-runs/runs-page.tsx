import { Button, Pagination, Text } from '@mantine/core';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { runPage, runResults, runsPage } from '~/domain/circuit-runs/contract';
import { href } from '~/domain/kit/contract';
import { circuitsPage } from '~/domain/stations/circuits/contract';
import { STATION_BASES } from '~/domain/stations/styles';
import { usePage } from '~/web/live/client';
import { CircuitSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import lists from '~/web/ui/list.module.css';
import classes from './results.module.css';

/** `/circuit-runs/`: the runs one took part in. */
export function RunsPage() {
  const { formatMessage: say } = useIntl();
  const [search, setSearch] = useSearchParams();
  const number = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, refetch } = usePage(runsPage, { query: { page: number } });
  return (
    <div className={classes.page}>
      <PageHeader title={say({ id: 'circuit-runs.runs' })} lead={say({ id: 'circuit-runs.runs.lead' })} />
      {error ? (
        <ProblemNotice error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonList rows={4} height={80} />
      ) : data.count === 0 ? (
        <EmptyState
          art={<CircuitSpot />}
          title={<FormattedMessage id="circuit-runs.runs.none" />}
          action={
            <Button component={Link} to={href(circuitsPage, { base: STATION_BASES[0] })}>
              <FormattedMessage id="circuits.title" />
            </Button>
          }
        >
          <FormattedMessage id="circuit-runs.runs.none.about" />
        </EmptyState>
      ) : (
        <ul className={lists.ofRows}>
          {data.items.map((run) => (
            <li key={run.pin} className={classes.round}>
              <span className={classes.words}>
                <Link className={classes.station} to={href(run.open ? runPage : runResults, { pin: run.pin })}>
                  {run.label}
                </Link>
                <Text component="span" size="sm" c="dimmed">
                  <FormattedDate value={run.begun_at} dateStyle="medium" timeStyle="short" />
                  {' · '}
                  <FormattedMessage id="circuit-runs.runs.about" values={{ rounds: run.rounds, people: run.people }} />
                </Text>
              </span>
              <span className={classes.result}>
                {run.open ? (
                  <strong>
                    <FormattedMessage id="circuit-runs.runs.open" />
                  </strong>
                ) : (
                  run.average !== null && (
                    <strong className={classes.percent}>
                      <FormattedNumber value={run.average / 100} style="percent" maximumFractionDigits={0} />
                    </strong>
                  )
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && data.pages > 1 && (
        <Pagination
          total={data.pages}
          value={data.page}
          onChange={(page) => setSearch({ page: String(page) })}
          getItemProps={(page) => ({ 'aria-label': say({ id: 'circuit-runs.runs.page' }, { page }) })}
        />
      )}
    </div>
  );
}
