import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import type { PageData } from '~/domain/kit/contract';
import { aiQuizWaiting, quizGeneration } from '~/domain/quizzes/generation/contract';
import { usePage } from '~/web/live/client';
import { ConnectionMark } from '~/web/live/connection-mark';
import { PushOffer } from '~/web/parts/push/push-offer';
import { useLive } from '~/web/live/use-live';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import layout from '~/web/ui/layout.module.css';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { Failed } from './failed';
import { Progress } from './progress';

/** The page to wait for an AI quiz, by push or by poll, until its first question is there (spec 1 §4). */
export function WaitingPage() {
  const { formatMessage: say } = useIntl();
  const { quizlog_id = '' } = useParams();
  // Read afresh each time: how far it is changes by the second.
  const { data, error, refetch } = usePage(aiQuizWaiting, { params: { quizlog_id } }, { gcTime: 0 });
  if (error && !data)
    return <PageProblem title={say({ id: 'quizzes.ai.waiting.title' })} error={error} retry={refetch} />;
  return (
    <div className={layout.page720}>
      {data ? <Waiting key={data.quizlog_id} page={data} /> : <SkeletonList rows={1} height={400} />}
    </div>
  );
}

function Waiting({ page }: { page: PageData<typeof aiQuizWaiting> }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const {
    snapshot = page.generation,
    connection,
    error,
  } = useLive(quizGeneration, page.quizlog_id, { initial: page.generation });
  const { ready, failure } = snapshot;

  useEffect(() => {
    if (ready) void navigate(ready, { replace: true });
  }, [ready, navigate]);

  const title = say({ id: failure ? 'quizzes.ai.failed.title' : 'quizzes.ai.waiting.title' });
  if (error) return <PageProblem title={title} error={error} retry={() => undefined} />;
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={page.title}
        actions={failure ? null : <ConnectionMark state={connection} every={quizGeneration.poll.every / 1_000} />}
      />
      {failure ? (
        <Failed quizlogId={page.quizlog_id} failure={failure} />
      ) : (
        <>
          <Progress generation={snapshot} />
          <PushOffer kind="quiz" />
        </>
      )}
    </>
  );
}
