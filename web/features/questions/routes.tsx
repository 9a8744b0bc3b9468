import type { RouteObject } from 'react-router';
import { myQuestions, questionCreate, questionEdit } from '../../../domain/questions/authoring-contract';

export const routes: RouteObject[] = [
  { path: questionCreate.path, lazy: async () => ({ Component: (await import('./write/create-page')).CreatePage }) },
  { path: questionEdit.path, lazy: async () => ({ Component: (await import('./write/edit-page')).EditPage }) },
  { path: myQuestions.path, lazy: async () => ({ Component: (await import('./mine/mine-page')).MinePage }) },
];
