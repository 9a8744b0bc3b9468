import { Skeleton, Title } from '@mantine/core';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazily } from '~/web/ui/fetched';
import { HistoryTable } from '../history-table';
import classes from './entry-page.module.css';
import type { StationEntryData } from '~/domain/stations/contract';

const HistoryChart = lazily(async () => (await import('../history-chart')).HistoryChart);

/** Earlier tries, drawn from the oldest and listed from the newest. */
export function Attempts({ attempts, style }: { attempts: StationEntryData['attempts']; style: number }) {
  if (attempts.length === 0) return null;
  return (
    <section aria-labelledby="attempts">
      <Title order={2} size="h3" id="attempts" mb="sm">
        <FormattedMessage id="stations.attempts.title" />
      </Title>
      <div className={classes.attempts}>
        {attempts.length > 1 && (
          <Suspense fallback={<Skeleton height={220} />}>
            <HistoryChart tries={[...attempts].reverse()} />
          </Suspense>
        )}
        <HistoryTable tries={attempts} style={style} />
      </div>
    </section>
  );
}
