import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { flashcardReview, flashcardSummary } from '~/domain/flashcards/review/contract';
import { href } from '~/domain/kit/contract';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import layout from '~/web/ui/layout.module.css';
import { LeadOn } from '~/web/ui/lead-on';
import { PageProblem } from '~/web/ui/page-problem';
import { Skeleton } from '~/web/ui/skeleton-list';
import { useBegun } from '../away/use-begun';
import { Run } from './run';

/** A review of flashcards (spec 2 §2). */
export function ReviewPage() {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const { quizlogId = '' } = useParams();
  // What is fetched is where the review begins; from then on it keeps itself up to date.
  const { data, error, refetch } = usePage(
    flashcardReview,
    { params: { quizlogId } },
    { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false },
  );
  const { begun, reload } = useBegun(person?.id ?? null, Number(quizlogId), {
    sent: data,
    away: error?.code === 'offline',
    refetch: async () => (await refetch()).data,
  });
  if (!begun && error) return <PageProblem title={say({ id: 'flashcards.review' })} error={error} retry={refetch} />;
  if (!begun || !person) return <ReviewSkeleton />;
  if (begun.data.finished) return <LeadOn to={href(flashcardSummary, { quizlogId })} />;
  return <Run key={begun.nth} data={begun.data} personId={person.id} onReload={reload} />;
}

export function ReviewSkeleton() {
  return (
    <div className={`${layout.stackLoose} ${layout.page720}`} aria-busy>
      <Skeleton height={8} />
      <Skeleton height={280} />
      <Skeleton height={56} />
    </div>
  );
}
