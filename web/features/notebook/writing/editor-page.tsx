import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { EditorSkeleton } from '~/web/drafts/editor/layout';
import { useSession } from '~/web/core/session';
import type { ProblemError } from '~/web/live/client';
import { openedKey } from '~/web/live/query-keys';
import { PageProblem } from '~/web/ui/page-problem';
import { type Asked, type EditorPageData, type PageKind, pageOf } from './pages';
import { sectionAdapter } from './section-adapter';
import { WritingScreen } from './writing-screen';
import classes from './writing.module.css';

export const TopicEditorPage = () => <Editor kind="topic" slug={useParams()['topic_slug'] ?? ''} />;
export const GuideEditorPage = () => <Editor kind="guide" slug={useParams()['slug'] ?? ''} />;

interface Props {
  kind: PageKind;
  slug: string;
}

/** The page to write a section of a topic or a guide. The address holds its draft, so that a reload finds it. */
function Editor({ kind, slug }: Props) {
  const location = useLocation();
  const state = location.state as { writing?: string } | null;
  // Getting an address of its own does not open the draft anew.
  const writing = state?.writing ?? location.key;
  return <Opened key={`${kind}/${slug}/${writing}`} kind={kind} slug={slug} writing={writing} />;
}

function Opened({ kind, slug, writing }: Props & { writing: string }) {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const page = useMemo(() => pageOf(kind, slug), [kind, slug]);
  const [asked] = useState<Asked>(() => ({
    section: Number(search.get('section')) || undefined,
    draft: Number(search.get('draft')) || undefined,
    language: search.get('language') === 'es' ? 'es' : search.get('language') === 'en' ? 'en' : undefined,
  }));
  // What is fetched is where the writing begins; from then on the screen keeps itself.
  const { data, error, refetch } = useQuery<EditorPageData, ProblemError>({
    queryKey: openedKey(page.url(asked), writing),
    queryFn: () => page.fetch(asked),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const adapter = useMemo(
    () => data && sectionAdapter({ page, sectionId: data.published?.id ?? null, language: data.language }),
    [data, page],
  );
  const title = say({ id: asked.section ? 'notebook.write.heading.edit' : 'notebook.write.heading.new' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data || !adapter || !person)
    return <EditorSkeleton title={title} classNames={classes} main={[64, 480, 120]} side={[220, 320]} />;
  return (
    <WritingScreen
      page={page}
      adapter={adapter}
      data={data}
      personId={person.id}
      onDraft={({ draft_id }) => {
        if (data.published !== null || search.get('draft') === String(draft_id)) return undefined;
        return navigate(page.url({ draft: draft_id }), {
          replace: true,
          preventScrollReset: true,
          state: { writing },
        });
      }}
      onDiscarded={() =>
        void navigate(page.url(data.published ? { section: data.published.id } : {}), { replace: true })
      }
    />
  );
}
