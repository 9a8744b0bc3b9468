import { guidePage, notebookHome, topicPage } from '~/domain/notebook/contract';
import type { WebRoom } from '~/web/core/room';
import { withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';
import { words } from './words';
import { writingRoutes } from './writing/routes';

export const notebookRoom: WebRoom = {
  name: 'notebook',
  routes: [
    ...writingRoutes,
    {
      path: notebookHome.path,
      handle: { plain: true, heading: 'notebook.title', lead: 'notebook.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./home/home-page')).HomePage })),
    },
    {
      path: topicPage.path,
      lazy: withWords(words, async () => ({ Component: (await import('./topic-page')).TopicPage })),
    },
    {
      path: guidePage.path,
      lazy: withWords(words, async () => ({ Component: (await import('./guide-page')).GuidePage })),
    },
  ],
  words,
  additions: {
    'station-ties': lazily(withWords(words, async () => (await import('./practice/station-ties')).StationTies)),
    'station-reading': lazily(
      withWords(words, async () => (await import('./practice/station-reading')).StationReading),
    ),
  },
};
