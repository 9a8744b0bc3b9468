import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { quizRun, quizSummary } from '~/domain/quizzes/contract';
import { local } from '~/web/core/stores/browser';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import layout from '~/web/ui/layout.module.css';
import { LeadOn } from '~/web/ui/lead-on';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { Skeleton } from '~/web/ui/skeleton-list';
import { keptKey, readKept } from './kept-answers';
import { Run } from './run';
import classes from './run.module.css';
import { shownQuestion } from './shown-question';
import { ExamEnded } from './time-up';

/** A quiz being taken (spec 1 §2). */
export function RunPage() {
  const { formatMessage: say } = useIntl();
  const { quizlog_id = '' } = useParams();
  const [search] = useSearchParams();
  const { state } = useLocation();
  // Of this visit's beginning; what is asked for anew begins where the server says.
  const [shown, setShown] = useState(() => shownQuestion(state));
  const key = keptKey(useSession().person?.id ?? 0, Number(quizlog_id));
  // Answers of an exam that a page before could not send: it may have ended without them.
  const [kept] = useState(() => readKept(key).filter((entry) => 'picked_at' in entry).length);
  const questionId = search.get('question_id') ?? shown;
  // What is fetched is where the run begins; from then on it keeps itself up to date.
  const { data, error, refetch, dataUpdatedAt } = usePage(
    quizRun,
    { params: { quizlog_id }, query: { question_id: questionId } },
    { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false },
  );

  const gone = error?.status === 404 && kept > 0;
  useEffect(() => {
    if (gone) local.remove(key);
  }, [gone, key]);

  if (gone)
    return (
      <div className={layout.stackAtStart}>
        <PageHeader title={say({ id: 'quizzes.run.ended' })} />
        <ExamEnded quizlogId={Number(quizlog_id)} late={kept} gone />
      </div>
    );
  if (error && !data) return <PageProblem title={say({ id: 'quizzes.run.title' })} error={error} retry={refetch} />;
  if (!data) return <RunSkeleton />;
  if (data.quiz.state === 'finished' && kept === 0)
    return <LeadOn to={href(quizSummary, { quizlog_id: data.quiz.quizlog_id })} />;
  return (
    <Run
      key={`${data.quiz.quizlog_id}.${dataUpdatedAt}`}
      data={data}
      onReload={() => (shown === undefined ? void refetch() : setShown(undefined))}
    />
  );
}

function RunSkeleton() {
  return (
    <div className={`${layout.stackLoose} ${classes.loading}`} aria-busy="true">
      <Skeleton height={28} width="50%" />
      <Skeleton height={8} />
      <Skeleton height={120} />
      <div className={layout.stackClose}>
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} height={56} />
        ))}
      </div>
    </div>
  );
}
