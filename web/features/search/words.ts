import type { RoomWords } from '~/web/messages/words';

export const words: RoomWords = {
  room: 'search',
  files: {
    en: () => import('~/web/messages/search.en.json'),
    es: () => import('~/web/messages/search.es.json'),
  },
};
