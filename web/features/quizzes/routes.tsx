import type { RouteObject } from 'react-router';
import { quizRun } from '../../../domain/quizzes/contract';

export const routes: RouteObject[] = [
  { path: quizRun.path, lazy: async () => ({ Component: (await import('./run/run-page')).RunPage }) },
];
