import type { RoomWords } from '~/web/messages/words';

export const words: RoomWords = {
  room: 'notebook',
  files: {
    en: () => import('~/web/messages/notebook.en.json'),
    es: () => import('~/web/messages/notebook.es.json'),
  },
};
