import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { questionEdit } from '~/domain/questions/authoring/contract';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { PageProblem } from '~/web/ui/page-problem';
import { editEditorAdapter } from './editor-adapter';
import { WriteScreen } from './write-screen';
import { WriteSkeleton } from './write-skeleton';

/** The page to edit a question, for its author and for editors (spec 1 §2). */
export function EditPage() {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const { question_id = '' } = useParams();
  const [search] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const { data, error, refetch, isFetching } = usePage(
    questionEdit,
    { params: { question_id } },
    { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false, refetchOnWindowFocus: false },
  );
  const title = say({ id: 'questions.write.title.edit' });

  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data || !person || (attempt > 0 && isFetching)) return <WriteSkeleton title={title} />;
  return (
    <WriteScreen
      key={`${question_id}.${attempt}`}
      adapter={editEditorAdapter(data.question_id, data.topics)}
      data={data}
      personId={person.id}
      revision={Number(search.get('revision')) || null}
      onDraft={() => undefined}
      onDiscarded={() => {
        setAttempt(attempt + 1);
        void refetch();
      }}
    />
  );
}
