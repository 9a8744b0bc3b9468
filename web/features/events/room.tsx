import { eventPage, eventsPage, newEventPage } from '~/domain/events/contract';
import type { WebRoom } from '~/web/core/room';
import { type RoomWords, withWords } from '~/web/messages/words';

const words: RoomWords = {
  room: 'events',
  files: {
    en: () => import('./words.en.json'),
    es: () => import('./words.es.json'),
  },
};

export const eventsRoom: WebRoom = {
  name: 'events',
  routes: [
    {
      path: eventsPage.path,
      handle: { heading: 'events.title', lead: 'events.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./events-page')).EventsPage })),
    },
    {
      path: newEventPage.path,
      handle: { heading: 'events.plan', lead: 'events.plan.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./new-event-page')).NewEventPage })),
    },
    {
      path: eventPage.path,
      lazy: withWords(words, async () => ({ Component: (await import('./event-page')).EventPage })),
    },
  ],
  words,
};
