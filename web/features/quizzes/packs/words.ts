import type { RoomWords } from '~/web/messages/words';

export const packsWords: RoomWords = {
  room: 'quizzes',
  files: {
    en: () => import('~/web/messages/quiz-packs.en.json'),
    es: () => import('~/web/messages/quiz-packs.es.json'),
  },
};
