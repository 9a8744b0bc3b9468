import type { RoomWords } from '~/web/messages/words';

export const words: RoomWords = {
  room: 'purchases',
  files: {
    en: () => import('./words.en.json'),
    es: () => import('./words.es.json'),
  },
};
