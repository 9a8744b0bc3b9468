import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { questionCreate } from '../../../../domain/questions/authoring-contract';
import { href } from '../../../../domain/contract';
import { useSession } from '../../../app/session';
import { pageKey, usePage } from '../../../live/client';
import { PageProblem } from '../page-problem';
import { newDesk } from './desk';
import { WriteScreen } from './write-screen';
import { WriteSkeleton } from './write-skeleton';

/** Where a new question is written (spec 1 §2). Its draft stands in the address once there is one, so that a reload finds it. */
export function CreatePage() {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const quiz = search.get('quiz') ?? undefined;
  const draft = search.get('draft') ?? undefined;
  // What is fetched is where the writing begins; from then on the screen keeps itself.
  const { data, error, refetch } = usePage(questionCreate, { query: { quiz, draft } }, { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false, refetchOnWindowFocus: false });
  const title = say({ id: 'questions.write.title.new' });
  const state = location.state as { writing?: string } | null;
  const writing = state?.writing ?? location.key;

  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data || !person) return <WriteSkeleton title={title} />;
  return (
    <WriteScreen
      key={writing}
      desk={newDesk(quiz)}
      data={data}
      personId={person.id}
      revision={null}
      onDraft={(head, form) => {
        if (draft === String(head.draft_id)) return undefined;
        const query = { quiz, draft: String(head.draft_id) };
        cache.setQueryData(pageKey(questionCreate, { query }), { ...data, form, draft: head });
        return navigate(href(questionCreate, {}, query), { replace: true, preventScrollReset: true, state: { writing } });
      }}
      onDiscarded={() => void navigate(href(questionCreate, {}, { quiz }), { replace: true })}
    />
  );
}
