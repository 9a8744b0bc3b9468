import { Skeleton } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { quizReview } from '~/domain/quizzes/contract';
import { usePage } from '~/web/live/client';
import { PageProblem } from '~/web/ui/page-problem';
import classes from './review.module.css';
import { Review } from './review';

/** A question as it was answered, looked at again (spec 1 §2). */
export function ReviewPage() {
  const { formatMessage: say } = useIntl();
  const { quizlog_id = '' } = useParams();
  const [search] = useSearchParams();
  const question_id = search.get('question_id') ?? '';
  const { data, error, refetch } = usePage(quizReview, { params: { quizlog_id }, query: { question_id } });

  if (error && !data) return <PageProblem title={say({ id: 'quizzes.review.title' })} error={error} retry={refetch} />;
  return <div className={classes.page}>{data ? <Review key={question_id} page={data} /> : <ReviewSkeleton />}</div>;
}

function ReviewSkeleton() {
  return (
    <div aria-busy>
      <Skeleton height={48} mb="md" />
      <Skeleton height={160} mb="lg" />
      <Skeleton height={280} mb="lg" />
      <Skeleton height={200} />
    </div>
  );
}
