import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazily } from '~/web/ui/fetched';
import { Section } from '~/web/ui/section-heading';
import { Skeleton } from '~/web/ui/skeleton-list';
import { HistoryTable } from '../history-table';
import classes from './summary.module.css';
import type { SummaryData } from '~/domain/stations/summary-contract';

const HistoryChart = lazily(async () => (await import('../history-chart')).HistoryChart);

/** The candidate's tries at this station, up to this one. */
export function History({ result }: { result: SummaryData }) {
  if (result.history.length < 2) return null;
  return (
    <Section id="history" title={<FormattedMessage id="stations.summary.history" />}>
      <div className={classes.history}>
        <Suspense fallback={<Skeleton height={220} />}>
          <HistoryChart tries={result.history} />
        </Suspense>
        <HistoryTable tries={[...result.history].reverse()} style={result.station.style} here={result.quizlog_id} />
      </div>
    </Section>
  );
}
