import { href } from '~/domain/kit/contract';
import { IconChecklist, IconFlag, IconUserCheck } from '@tabler/icons-react';
import { applicationPage, applicationsPage, becomeAuthorPage } from '~/domain/moderation/applications/contract';
import { casePage, ownCasePage } from '~/domain/moderation/decisions/contract';
import { ownSanctionsPage, personPage, suspendedPage } from '~/domain/moderation/sanctions/contract';
import { listPage } from '~/domain/moderation/lists/contract';
import { queuePage } from '~/domain/moderation/queue/contract';
import type { WebRoom } from '~/web/core/room';
import { type RoomWords, withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';

const words: RoomWords = {
  room: 'moderation',
  files: {
    en: () => import('./words.en.json'),
    es: () => import('./words.es.json'),
  },
};

export const moderationRoom: WebRoom = {
  name: 'moderation',
  routes: [
    {
      path: queuePage.path,
      handle: { heading: 'moderation.title', lead: 'moderation.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./cases/queue-page')).QueuePage })),
    },
    {
      path: casePage.path,
      lazy: withWords(words, async () => ({ Component: (await import('./cases/case-page')).CasePage })),
    },
    {
      path: ownCasePage.path,
      lazy: withWords(words, async () => ({ Component: (await import('./cases/own-case-page')).OwnCasePage })),
    },
    {
      path: personPage.path,
      lazy: withWords(words, async () => ({ Component: (await import('./sanctions/person-page')).PersonPage })),
    },
    {
      path: ownSanctionsPage.path,
      handle: { heading: 'sanctions.title', lead: 'sanctions.lead' },
      lazy: withWords(words, async () => ({
        Component: (await import('./sanctions/own-sanctions-page')).OwnSanctionsPage,
      })),
    },
    {
      path: suspendedPage.path,
      handle: { heading: 'sanctions.suspended', lead: 'sanctions.suspended.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./sanctions/suspended-page')).SuspendedPage })),
    },
    {
      path: listPage.path,
      lazy: withWords(words, async () => ({ Component: (await import('./lists/list-page')).ListPage })),
    },
    {
      path: becomeAuthorPage.path,
      handle: { heading: 'applications.become', lead: 'applications.become.lead' },
      lazy: withWords(words, async () => ({
        Component: (await import('./applications/become-author-page')).BecomeAuthorPage,
      })),
    },
    {
      path: applicationsPage.path,
      handle: { heading: 'applications.title', lead: 'applications.lead' },
      lazy: withWords(words, async () => ({
        Component: (await import('./applications/applications-page')).ApplicationsPage,
      })),
    },
    {
      path: applicationPage.path,
      // Its decisions use the words of proposals.
      lazy: withWords(
        'writing',
        withWords(words, async () => ({
          Component: (await import('./applications/application-page')).ApplicationPage,
        })),
      ),
    },
  ],
  words,
  menu: [
    { to: queuePage.path, id: 'moderation.title', icon: IconFlag, ability: 'moderate' },
    {
      to: href(listPage, { list: 'awaiting-verification' }),
      id: 'moderation.lists',
      icon: IconChecklist,
      ability: 'moderate',
    },
    { to: applicationsPage.path, id: 'applications.title', icon: IconUserCheck, ability: 'moderate' },
  ],
  today: {
    'moderation-cases': lazily(withWords(words, async () => (await import('./cases/cases-today')).CasesToday)),
    'question-proposals': lazily(
      withWords(words, async () => (await import('./lists/proposals-today')).ProposalsToday),
    ),
    'author-applications': lazily(
      withWords(words, async () => (await import('./applications/applications-today')).ApplicationsToday),
    ),
  },
};
