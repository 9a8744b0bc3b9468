import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { questionPreview } from '~/domain/questions/authoring/contract';
import { usePage } from '~/web/live/client';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { PageProblem } from '~/web/ui/page-problem';
import { Preview } from './preview';

/** One's own draft as the quiz run would show it. */
export function PreviewPage() {
  const { formatMessage: say } = useIntl();
  const { draft_id = '' } = useParams();
  const { data, error, refetch } = usePage(questionPreview, { params: { draft_id } }, { gcTime: 0 });
  if (error && !data) return <PageProblem title={say({ id: 'quizzes.preview.title' })} error={error} retry={refetch} />;
  if (!data) return <SkeletonList rows={6} height={56} gap={8} />;
  return <Preview preview={data} />;
}
