import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { analysisList, questionAnalysis, quizAnalysis } from '~/domain/questions/analysis/contract';
import { myQuestions, questionCreate, questionEdit } from '~/domain/questions/authoring/contract';
import { proposalPage } from '~/domain/questions/proposals/contract';
import { exportStart, importPreview, importStart } from '~/domain/questions/exchange/contract';
import { withWords } from '~/web/messages/words';

export const routes: RouteObject[] = [
  {
    path: questionCreate.path,
    handle: { heading: 'questions.write.title.new', ownBar: true },
    lazy: withWords('writing', async () => ({ Component: (await import('./write/create-page')).CreatePage })),
  },
  {
    path: questionEdit.path,
    handle: { heading: 'questions.write.title.edit', ownBar: true },
    lazy: withWords('writing', async () => ({ Component: (await import('./write/edit-page')).EditPage })),
  },
  {
    path: myQuestions.path,
    handle: { heading: 'questions.mine.title' },
    lazy: withWords('writing', async () => ({ Component: (await import('./mine/mine-page')).MinePage })),
  },
  {
    path: proposalPage.path,
    handle: { heading: 'questions.proposal.title' },
    lazy: withWords('writing', async () => ({
      Component: (await import('./proposals/proposal-page')).ProposalPage,
    })),
  },
  {
    path: importStart.path,
    handle: { heading: 'questions.import.title' },
    lazy: withWords('writing', async () => ({ Component: (await import('./exchange/import-page')).ImportPage })),
  },
  {
    path: importPreview.path,
    lazy: withWords('writing', async () => ({ Component: (await import('./exchange/preview-page')).PreviewPage })),
  },
  {
    path: exportStart.path,
    handle: { heading: 'questions.export.title' },
    lazy: withWords('writing', async () => ({ Component: (await import('./exchange/export-page')).ExportPage })),
  },
  {
    path: analysisList.path,
    handle: { heading: 'questions.analysis.title' },
    lazy: withWords('writing', async () => ({
      Component: (await import('./analysis/analysis-list-page')).AnalysisListPage,
    })),
  },
  {
    path: questionAnalysis.path,
    lazy: withWords('writing', async () => ({
      Component: (await import('./analysis/question-analysis-page')).QuestionAnalysisPage,
    })),
  },
  {
    path: quizAnalysis.path,
    lazy: withWords('writing', async () => ({
      Component: (await import('./analysis/quiz-analysis-page')).QuizAnalysisPage,
    })),
  },
];

export const questionsRoom: WebRoom = {
  name: 'questions',
  routes,
  profileLists: async () => (await import('./profile/lists')).questionsLists,
};
