import type { RouteObject } from 'react-router';
import { analysisList, questionAnalysis, quizAnalysis } from '../../../domain/questions/analysis-contract';

export const routes: RouteObject[] = [
  { path: analysisList.path, lazy: async () => ({ Component: (await import('./analysis/analysis-list-page')).AnalysisListPage }) },
  { path: questionAnalysis.path, lazy: async () => ({ Component: (await import('./analysis/question-analysis-page')).QuestionAnalysisPage }) },
  { path: quizAnalysis.path, lazy: async () => ({ Component: (await import('./analysis/quiz-analysis-page')).QuizAnalysisPage }) },
];
