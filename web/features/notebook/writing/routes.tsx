import type { RouteObject } from 'react-router';
import {
  guideCreate,
  guideEditor,
  proposalPage,
  sectionHistory,
  topicEditor,
  writingList,
} from '~/domain/notebook/writing/contract';
import { withWords } from '~/web/messages/words';
import { words } from '../words';

/** Pages where sections are written have the words of writing as well. */
const toWrite = <T,>(page: () => Promise<T>) => withWords('writing', withWords(words, page));

/** The pages where the notebook is written, each fetched when it is first visited. */
export const writingRoutes: readonly RouteObject[] = [
  {
    path: topicEditor.path,
    lazy: toWrite(async () => ({ Component: (await import('./editor-page')).TopicEditorPage })),
  },
  {
    path: guideEditor.path,
    lazy: toWrite(async () => ({ Component: (await import('./editor-page')).GuideEditorPage })),
  },
  {
    path: guideCreate.path,
    lazy: toWrite(async () => ({ Component: (await import('./new-guide-page')).NewGuidePage })),
  },
  {
    path: writingList.path,
    handle: { heading: 'notebook.writing.title' },
    lazy: toWrite(async () => ({ Component: (await import('./lists/writing-list-page')).WritingListPage })),
  },
  {
    path: proposalPage.path,
    lazy: toWrite(async () => ({ Component: (await import('./proposal-page')).ProposalPage })),
  },
  {
    path: sectionHistory.path,
    handle: { heading: 'notebook.history.title' },
    lazy: toWrite(async () => ({ Component: (await import('./history-page')).HistoryPage })),
  },
];
