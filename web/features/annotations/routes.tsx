import type { RouteObject } from 'react-router';
import { notesPage } from '~/domain/annotations/contract';

export const routes: RouteObject[] = [{ path: notesPage.path, lazy: async () => ({ Component: (await import('./notes-page')).NotesPage }) }];
