import type { WebRoom } from '~/web/core/room';
import { type RoomWords, withWords } from '~/web/messages/words';

/** Of the landing; what people with an account read comes with every page. */
const words: RoomWords = {
  room: 'home',
  files: {
    en: () => import('./words.en.json'),
    es: () => import('./words.es.json'),
  },
};

export const homeRoom: WebRoom = {
  name: 'home',
  routes: [
    {
      path: '/',
      handle: { plain: true, heading: 'app.home.headline', lead: 'app.home.lead', greeting: 'app.home.welcome' },
      lazy: withWords(words, async () => ({ Component: (await import('./home-page')).HomePage })),
    },
  ],
  words,
};
