import type { RoomWords } from '~/web/messages/words';

export const words: RoomWords = {
  room: 'promotions',
  files: {
    en: () => import('~/web/messages/promotions.en.json'),
    es: () => import('~/web/messages/promotions.es.json'),
  },
};
