import type { RouteObject } from 'react-router';
import { analysisList, questionAnalysis, quizAnalysis } from '../../../domain/questions/analysis-contract';
import { myQuestions, questionCreate, questionEdit } from '../../../domain/questions/authoring-contract';

export const routes: RouteObject[] = [
  { path: analysisList.path, lazy: async () => ({ Component: (await import('./analysis/analysis-list-page')).AnalysisListPage }) },
  { path: questionAnalysis.path, lazy: async () => ({ Component: (await import('./analysis/question-analysis-page')).QuestionAnalysisPage }) },
  { path: quizAnalysis.path, lazy: async () => ({ Component: (await import('./analysis/quiz-analysis-page')).QuizAnalysisPage }) },
  { path: questionCreate.path, lazy: async () => ({ Component: (await import('./write/create-page')).CreatePage }) },
  { path: questionEdit.path, lazy: async () => ({ Component: (await import('./write/edit-page')).EditPage }) },
  { path: myQuestions.path, lazy: async () => ({ Component: (await import('./mine/mine-page')).MinePage }) },
];
