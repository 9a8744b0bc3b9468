import { Skeleton } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { personalQuizEntry } from '~/domain/quizzes/personal/contract';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { PageProblem } from '~/web/ui/page-problem';
import { SignedOut } from './signed-out';
import { Take } from './take';
import layout from '~/web/ui/layout.module.css';

/** The page that starts a personal quiz: for its author and, if it is shared, for anyone with the link. */
export function TakePage() {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const { quizId = '' } = useParams();
  const registered = person !== null && !person.guest;
  const { data, error, refetch } = usePage(personalQuizEntry, { params: { quizId } }, { enabled: registered });
  return (
    <div className={layout.page720}>
      {!registered ? (
        <SignedOut guest={person !== null} />
      ) : error && !data ? (
        <PageProblem title={say({ id: 'teach.take.title' })} error={error} retry={refetch} />
      ) : data ? (
        <Take key={quizId} entry={data} />
      ) : (
        <div aria-busy>
          <Skeleton height={48} width="70%" mb="lg" />
          <Skeleton height={300} />
        </div>
      )}
    </div>
  );
}
