import { useDeferredValue } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { groupStatus } from '~/domain/group-practice/contract';
import { summary } from '~/domain/stations/summary-contract';
import { usePage } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { LazyRunBar } from '~/web/parts/circuit-runs/lazy-run-bar';
import { BackLink } from '../back-link';
import { useLateArrivals } from '../group/use-late-arrivals';
import { PageProblem } from '../page-problem';
import { useBase } from '../use-address';
import { Summary } from './summary';
import { Skeleton } from '~/web/ui/skeleton-list';
import layout from '~/web/ui/layout.module.css';

/** What came of a station (spec 3 §2, §4, §7). */
export function SummaryPage() {
  const base = useBase();
  const { quizlog_id = '' } = useParams();
  const [search] = useSearchParams();
  const pin = search.get('pin') ?? undefined;
  const { data, error, refetch } = usePage(summary, { params: { base, quizlog_id }, query: { pin } });
  // Drawn in pieces: all at once it would hold a slow phone up for a third of a second.
  const shown = useDeferredValue(data);

  // In a circuit run, its bar says what comes next.
  const { snapshot: status } = useLive(groupStatus, pin ?? '', { enabled: pin !== undefined });
  const circuitRun = status?.circuit_run === true;
  useLateArrivals(pin, status, data, refetch);

  return (
    <div className={layout.page860}>
      {!pin && <BackLink base={base} />}
      {pin && circuitRun && <LazyRunBar pin={pin} />}
      {error ? (
        <PageProblem error={error} retry={refetch} />
      ) : shown ? (
        <Summary key={shown.quizlog_id} result={shown} pin={circuitRun ? undefined : pin} />
      ) : (
        <SummarySkeleton />
      )}
    </div>
  );
}

function SummarySkeleton() {
  return (
    <div className={layout.stackLoose} aria-busy>
      <Skeleton height={36} width="60%" />
      <Skeleton height={300} />
      <Skeleton height={280} />
    </div>
  );
}
