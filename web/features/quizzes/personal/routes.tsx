import type { RouteObject } from 'react-router';
import { personalQuizEditor, personalQuizEntry, personalQuizzes } from '~/domain/quizzes/personal/contract';
import { withWords } from '~/web/messages/words';

export const routes: RouteObject[] = [
  {
    path: personalQuizzes.path,
    handle: { heading: 'teach.list.title', lead: 'teach.list.lead' },
    lazy: withWords('writing', async () => ({ Component: (await import('./list/quizzes-page')).QuizzesPage })),
  },
  {
    path: personalQuizEditor.path,
    lazy: withWords('writing', async () => ({ Component: (await import('./editor/editor-page')).EditorPage })),
  },
  {
    path: personalQuizEntry.path,
    lazy: withWords('writing', async () => ({ Component: (await import('./take/take-page')).TakePage })),
  },
];
