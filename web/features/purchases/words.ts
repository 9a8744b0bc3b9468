import type { RoomWords } from '~/web/messages/words';

export const words: RoomWords = {
  room: 'purchases',
  files: {
    en: () => import('~/web/messages/purchases.en.json'),
    es: () => import('~/web/messages/purchases.es.json'),
  },
};
