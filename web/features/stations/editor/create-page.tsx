import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { href } from '../../../../domain/contract';
import { stationCreate } from '../../../../domain/stations/authoring-contract';
import { useSession } from '../../../app/session';
import { usePage } from '../../../live/client';
import { PageProblem } from '../page-problem';
import { useBase } from '../use-address';
import { newDesk } from './desk';
import { EditorScreen } from './editor-screen';
import { EditorSkeleton } from './editor-skeleton';

/** Where a new station is written (spec 3 §2). Its draft stands in the address once there is one, so that a reload finds it. */
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
  const base = useBase();
  const [search] = useSearchParams();
  const draft = search.get('draft') ?? undefined;
  const [asked] = useState({ draft });
  const [desk] = useState(() => newDesk(base));
  // What is fetched is where the writing begins; from then on the screen keeps itself.
  const { data, error, refetch } = usePage(stationCreate, { params: { base }, query: asked }, { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false, refetchOnWindowFocus: false });

  if (error && !data) return <PageProblem error={error} retry={refetch} />;
  if (!data || !person) return <EditorSkeleton title={say({ id: 'stations.editor.title.new' })} />;
  return (
    <EditorScreen
      desk={desk}
      data={data}
      personId={person.id}
      onDraft={({ draft_id }) => {
        if (draft === String(draft_id)) return undefined;
        return navigate(href(stationCreate, { base }, { draft: draft_id }), { replace: true, preventScrollReset: true, state: { writing } });
      }}
      onDiscarded={() => void navigate(href(stationCreate, { base }), { replace: true })}
    />
  );
}
