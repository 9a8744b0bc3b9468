import { IconUserCheck } from '@tabler/icons-react';
import { applicationPage, applicationsPage, becomeAuthorPage } from '~/domain/moderation/applications/contract';
import type { WebRoom } from '~/web/core/room';
import { type RoomWords, withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';

const words: RoomWords = {
  room: 'applications',
  files: {
    en: () => import('~/web/messages/applications.en.json'),
    es: () => import('~/web/messages/applications.es.json'),
  },
};

export const moderationRoom: WebRoom = {
  name: 'moderation',
  routes: [
    {
      path: becomeAuthorPage.path,
      lazy: withWords(words, async () => ({
        Component: (await import('./applications/become-author-page')).BecomeAuthorPage,
      })),
    },
    {
      path: applicationsPage.path,
      lazy: withWords(words, async () => ({
        Component: (await import('./applications/applications-page')).ApplicationsPage,
      })),
    },
    {
      path: applicationPage.path,
      lazy: withWords(words, async () => ({
        Component: (await import('./applications/application-page')).ApplicationPage,
      })),
    },
  ],
  words,
  menu: [{ to: applicationsPage.path, id: 'applications.title', icon: IconUserCheck, ability: 'moderate' }],
  today: {
    'author-applications': lazily(
      withWords(words, async () => (await import('./applications/applications-today')).ApplicationsToday),
    ),
  },
};
