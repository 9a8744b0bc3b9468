import { useIntl } from 'react-intl';
import { bookmarkedBins } from '~/domain/flashcards/profile/contract';
import { useCall } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { Skeleton } from '~/web/ui/skeleton-list';
import layout from '~/web/ui/layout.module.css';
import { BinsFigure } from '../progress/bins-figure';

/** How the bookmarked cards are spread over the Leitner bins (spec 2 §2). */
export function LeitnerChart() {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = useCall(bookmarkedBins, {});
  if (error && !data) return <ProblemNotice error={error} onRetry={refetch} />;
  return (
    <div className={layout.panel}>
      {data ? <BinsFigure bins={data.bins} title={say({ id: 'flashcards.bins' })} /> : <Skeleton height={148} />}
    </div>
  );
}
