import { IconNote } from '@tabler/icons-react';
import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { notesPage } from '~/domain/annotations/contract';

export const routes: RouteObject[] = [
  { path: notesPage.path, lazy: async () => ({ Component: (await import('./notes-page')).NotesPage }) },
];

export const annotationsRoom: WebRoom = {
  name: 'annotations',
  routes,
  menu: [{ to: notesPage.path, id: 'annotations.notes', icon: IconNote }],
};
