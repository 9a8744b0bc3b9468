import type { RoomWords } from '~/web/messages/words';

export const packsWords: RoomWords = {
  room: 'quizzes',
  files: {
    en: () => import('./words.en.json'),
    es: () => import('./words.es.json'),
  },
};
