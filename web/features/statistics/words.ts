import type { RoomWords } from '~/web/messages/words';

export const words: RoomWords = {
  room: 'statistics',
  files: {
    en: () => import('~/web/messages/statistics.en.json'),
    es: () => import('~/web/messages/statistics.es.json'),
  },
};
