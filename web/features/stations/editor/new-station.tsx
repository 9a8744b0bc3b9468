import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { stepInQuery, stepOf } from '~/domain/stations/wizard/steps';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { PageProblem } from '../page-problem';
import { useBase } from '../use-address';
import type { DraftHead } from '~/web/drafts/autosaver';
import { LeadOn } from '~/web/ui/lead-on';
import type { FieldWords } from './basics';
import {
  EDITOR,
  newEditorAdapter,
  type StationAdapter,
  type EditData,
  type Pages,
  type ScreenData,
} from './editor-adapter';
import { EditorSkeleton } from './editor-skeleton';

/** What a screen is given to write a station with. */
export interface ScreenProps {
  adapter: StationAdapter;
  data: ScreenData;
  personId: number;
  onDraft: (head: DraftHead) => unknown;
  /** The draft is thrown away: the screen begins anew. */
  onDiscarded: () => void;
  /** Fetches a station that is there again, with what is said of it. */
  reload?: () => Promise<EditData | undefined>;
  /** Of every address of this writing: what keeps it the same one while the address changes. */
  linkState?: object;
}

export interface PageKind {
  pages: Pages;
  words: FieldWords;
  Screen: ComponentType<ScreenProps>;
}

/** What is sent beside the form: in the wizard, the step that one is at. */
export function useBeside(pages: Pages): () => { current_step?: number } {
  const [search] = useSearchParams();
  const step = useRef(1);
  useEffect(() => void (step.current = stepOf(search.get('step')).step), [search]);
  const [beside] = useState(() => () => (pages === EDITOR ? {} : { current_step: step.current }));
  return beside;
}

/** Writes a new station. The address holds its draft once there is one, so that a reload finds it. */
export function NewStation(kind: PageKind) {
  const location = useLocation();
  const state = location.state as { writing?: string } | null;
  // Getting an address of its own does not open the draft anew, nor does another step.
  const writing = state?.writing ?? location.key;
  return <Opened key={writing} writing={writing} {...kind} />;
}

function Opened({ writing, pages, words, Screen }: PageKind & { writing: string }) {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const navigate = useNavigate();
  const base = useBase();
  const [search] = useSearchParams();
  const draft = search.get('draft') ?? undefined;
  const step = stepInQuery(stepOf(search.get('step')).step);
  const [asked] = useState({ draft });
  const beside = useBeside(pages);
  const [adapter] = useState(() => newEditorAdapter(base, pages, beside));
  // What is fetched is where the writing begins; from then on the screen keeps itself.
  const { data, error, refetch } = usePage(
    pages.create,
    { params: { base }, query: asked },
    { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false, refetchOnWindowFocus: false },
  );

  if (error && !data) return <PageProblem error={error} retry={refetch} />;
  if (!data || !person) return <EditorSkeleton title={say({ id: `stations.${words}.title.new` })} />;
  if (data.virtual_patient && pages === EDITOR) return <LeadOn to={data.wizard_url} />;
  return (
    <Screen
      adapter={adapter}
      data={data}
      personId={person.id}
      linkState={{ writing }}
      onDraft={({ draft_id }) => {
        if (draft === String(draft_id)) return undefined;
        return navigate(href(pages.create, { base }, { draft: draft_id, step }), {
          replace: true,
          preventScrollReset: true,
          state: { writing },
        });
      }}
      onDiscarded={() => void navigate(href(pages.create, { base }), { replace: true })}
    />
  );
}
