import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { topicPage } from '~/domain/notebook/contract';

export const routes: RouteObject[] = [
  { path: topicPage.path, lazy: async () => ({ Component: (await import('./topic-page')).TopicPage }) },
];

export const notebookRoom: WebRoom = { name: 'notebook', routes };
