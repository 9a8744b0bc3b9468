import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { quizSummary } from '~/domain/quizzes/contract';
import { usePage } from '~/web/live/client';
import { PageProblem } from '~/web/ui/page-problem';
import { PrintSheets } from './print-sheets';
import { Summary } from './summary';
import classes from './summary.module.css';

/** What came of a quiz (spec 1 §2, §9); with `?print=true`, all of its questions on clean pages. */
export function SummaryPage() {
  const { formatMessage: say } = useIntl();
  const { quizlog_id = '' } = useParams();
  const [search] = useSearchParams();
  const print = search.get('print') === 'true';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const query = print ? { print: true } : { page: page > 1 ? page : undefined };
  const { data, error, refetch, isPlaceholderData } = usePage(
    quizSummary,
    { params: { quizlog_id }, query },
    { placeholderData: keepPreviousData },
  );
  const of = data?.quiz.quizlog_id === Number(quizlog_id) ? data : undefined;

  if (error) return <PageProblem title={say({ id: 'quizzes.summary.title' })} error={error} retry={refetch} />;
  if (!of || (print && isPlaceholderData)) return <SummarySkeleton />;
  return print ? <PrintSheets result={of} /> : <Summary key={quizlog_id} result={of} stale={isPlaceholderData} />;
}

function SummarySkeleton() {
  return (
    <div className={classes.page} aria-busy>
      <Skeleton height={36} width="60%" mb="md" />
      <Skeleton height={200} mb="xl" />
      <Skeleton height={120} mb="xl" />
      <Skeleton height={360} />
    </div>
  );
}
