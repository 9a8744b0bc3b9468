import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { questionCreate } from '~/domain/questions/authoring/contract';
import { href } from '~/domain/kit/contract';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { PageProblem } from '~/web/ui/page-problem';
import { newEditorAdapter, type WrittenFor } from './editor-adapter';
import { WriteScreen } from './write-screen';
import { WriteSkeleton } from './write-skeleton';

/** The page to write a new question (spec 1 §2). The address holds its draft once there is one, so that a reload finds it. */
export function CreatePage() {
  const location = useLocation();
  const state = location.state as { writing?: string } | null;
  // Getting an address of its own does not open the draft anew.
  const writing = state?.writing ?? location.key;
  return <Opened key={writing} writing={writing} />;
}

function Opened({ writing }: { writing: string }) {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  const writtenFor: WrittenFor = {
    quiz: search.get('quiz') ?? undefined,
    for: search.get('for') === 'application' ? 'application' : undefined,
  };
  const draft = search.get('draft') ?? undefined;
  const [asked] = useState({ ...writtenFor, draft });
  // What is fetched is where the writing begins; from then on the screen keeps itself.
  const { data, error, refetch } = usePage(
    questionCreate,
    { query: asked },
    { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false, refetchOnWindowFocus: false },
  );
  const title = say({ id: 'questions.write.title.new' });

  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data || !person) return <WriteSkeleton title={title} />;
  return (
    <WriteScreen
      adapter={newEditorAdapter(writtenFor, data.topics)}
      data={data}
      personId={person.id}
      revision={null}
      onDraft={({ draft_id }) => {
        if (draft === String(draft_id)) return undefined;
        return navigate(href(questionCreate, {}, { ...writtenFor, draft: draft_id }), {
          replace: true,
          preventScrollReset: true,
          state: { writing },
        });
      }}
      onDiscarded={() => void navigate(href(questionCreate, {}, { ...writtenFor }), { replace: true })}
    />
  );
}
