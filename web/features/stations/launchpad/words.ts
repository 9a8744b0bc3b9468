import type { RoomWords } from '~/web/messages/words';

export const words: RoomWords = {
  room: 'launchpad',
  files: {
    en: () => import('~/web/messages/launchpad.en.json'),
    es: () => import('~/web/messages/launchpad.es.json'),
  },
};
