import { Button } from '@mantine/core';
import { IconHistory, IconPlus } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { runsPage } from '~/domain/circuit-runs/contract';
import { href } from '~/domain/kit/contract';
import { circuitPage, circuitsPage } from '~/domain/stations/circuits/contract';
import { stationList } from '~/domain/stations/contract';
import { usePage } from '~/web/live/client';
import { CircuitSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { BackLink } from '../back-link';
import { useBase } from '../use-address';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './circuits.module.css';

/** One's circuits of a style (spec 3 §2). */
export function CircuitsPage() {
  const base = useBase();
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(circuitsPage, { params: { base } });
  const build = (
    <Button
      component={Link}
      to={`${href(stationList, { base })}?circuit=true`}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      <FormattedMessage id="circuits.build" />
    </Button>
  );
  return (
    <>
      <BackLink base={base} />
      <PageHeader
        title={say({ id: 'circuits.title' })}
        lead={<FormattedMessage id="circuits.lead" />}
        actions={
          <>
            <Button
              variant="default"
              component={Link}
              to={href(runsPage)}
              leftSection={<IconHistory size={18} aria-hidden />}
            >
              <FormattedMessage id="circuits.runs" />
            </Button>
            {data && data.circuits.length > 0 ? build : null}
          </>
        }
      />
      {error ? (
        <ProblemNotice error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonList rows={3} height={88} />
      ) : data.circuits.length === 0 ? (
        <EmptyState art={<CircuitSpot />} title={<FormattedMessage id="circuits.empty.title" />} action={build}>
          <FormattedMessage id="circuits.empty" />
        </EmptyState>
      ) : (
        <ul className={lists.ofCards}>
          {data.circuits.map((circuit) => (
            <li key={circuit.id} className={classes.circuit}>
              <Link to={href(circuitPage, { base, slug: circuit.slug })} className={classes.link}>
                {circuit.label}
              </Link>
              <span className={text.dimmed}>
                <FormattedMessage id="circuits.stations" values={{ count: circuit.stations }} />
                {' · '}
                {circuit.mean === null ? (
                  <FormattedMessage id="circuits.not-tried" />
                ) : (
                  <FormattedMessage
                    id="circuits.mean"
                    values={{
                      mean: <FormattedNumber value={circuit.mean / 100} style="percent" maximumFractionDigits={0} />,
                      tried: circuit.tried,
                      count: circuit.stations,
                    }}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
