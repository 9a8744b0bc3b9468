import { IconNote } from '@tabler/icons-react';
import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { notesPage } from '~/domain/annotations/contract';

export const routes: RouteObject[] = [
  {
    path: notesPage.path,
    handle: { heading: 'annotations.notes', lead: 'annotations.notes.lead' },
    lazy: async () => ({ Component: (await import('./notes-page')).NotesPage }),
  },
];

export const annotationsRoom: WebRoom = {
  name: 'annotations',
  routes,
  menu: [{ to: notesPage.path, id: 'annotations.notes', icon: IconNote }],
};
