import { Button } from '@mantine/core';
import { IconChartLine } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { stationList } from '~/domain/stations/contract';
import type { InsightsData } from '~/domain/stations/insights/contract';
import type { StationBase } from '~/domain/stations/styles';
import { EmptyState } from '~/web/ui/empty-state';
import { Section } from '~/web/ui/section-heading';
import { WeeklyLine } from '~/web/ui/weekly/weekly-line';
import { DomainBands } from './domain-bands';
import { Suggestions } from './suggestions';
import { Tries } from './tries';
import type { Order } from './use-order';

interface Props {
  data: InsightsData;
  base: StationBase;
  order: Order;
  /** While the next page or order is under way. */
  stale: boolean;
}

export function Insights({ data, base, order, stale }: Props) {
  const { formatMessage: say } = useIntl();
  return (
    <>
      {data.tries.count === 0 && (
        <EmptyState
          icon={<IconChartLine size={24} />}
          title={<FormattedMessage id="insights.empty.title" />}
          action={
            <Button component={Link} to={href(stationList, { base })}>
              <FormattedMessage id="insights.empty.action" />
            </Button>
          }
        >
          <FormattedMessage id="insights.empty" />
        </EmptyState>
      )}
      {data.suggestions.length > 0 && (
        <Part name="next">
          <Suggestions suggestions={data.suggestions} base={base} />
        </Part>
      )}
      {data.tries.count > 0 && (
        <>
          <Part name="weekly">
            <WeeklyLine weekly={data.weekly} label={say({ id: 'insights.weekly.chart' })} />
          </Part>
          {data.domains.length > 0 && (
            <Part name="domains">
              <DomainBands domains={data.domains} />
            </Part>
          )}
          <Part name="tries">
            <Tries tries={data.tries} base={base} order={order} stale={stale} />
          </Part>
        </>
      )}
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Section id={name} title={<FormattedMessage id={`insights.part.${name}`} />}>
      {children}
    </Section>
  );
}
