import { Skeleton } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { personalQuizEditor } from '~/domain/quizzes/personal/contract';
import { usePage } from '~/web/live/client';
import { PageProblem } from '~/web/ui/page-problem';
import classes from './editor.module.css';
import { Editor } from './editor';

/** The editor of a personal quiz (spec 2 §2). */
export function EditorPage() {
  const { formatMessage: say } = useIntl();
  const { quizId = '' } = useParams();
  const { data, error, refetch } = usePage(personalQuizEditor, { params: { quizId } });
  if (error && !data) return <PageProblem title={say({ id: 'teach.editor.title' })} error={error} retry={refetch} />;
  return data ? <Editor key={quizId} editor={data} refetch={refetch} /> : <EditorSkeleton />;
}

function EditorSkeleton() {
  return (
    <div aria-busy>
      <Skeleton height={36} width="50%" mb="lg" />
      <div className={classes.columns}>
        <Skeleton height={420} />
        <Skeleton height={480} />
      </div>
    </div>
  );
}
