import type { RouteObject } from 'react-router';
import { myQuestions, questionCreate, questionEdit } from '../../../domain/questions/authoring-contract';
import { exportStart, importPreview, importStart } from '../../../domain/questions/exchange-contract';

export const routes: RouteObject[] = [
  { path: questionCreate.path, lazy: async () => ({ Component: (await import('./write/create-page')).CreatePage }) },
  { path: questionEdit.path, lazy: async () => ({ Component: (await import('./write/edit-page')).EditPage }) },
  { path: myQuestions.path, lazy: async () => ({ Component: (await import('./mine/mine-page')).MinePage }) },
  { path: importStart.path, lazy: async () => ({ Component: (await import('./exchange/import-page')).ImportPage }) },
  { path: importPreview.path, lazy: async () => ({ Component: (await import('./exchange/preview-page')).PreviewPage }) },
  { path: exportStart.path, lazy: async () => ({ Component: (await import('./exchange/export-page')).ExportPage }) },
];
