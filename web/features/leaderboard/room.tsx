import { leaderboardPage } from '~/domain/leaderboard/contract';
import type { WebRoom } from '~/web/core/room';
import { type RoomWords, withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';

const words: RoomWords = {
  room: 'leaderboard',
  files: {
    en: () => import('./words.en.json'),
    es: () => import('./words.es.json'),
  },
};

export const leaderboardRoom: WebRoom = {
  name: 'leaderboard',
  routes: [
    {
      path: leaderboardPage.path,
      handle: { heading: 'leaderboard.title' },
      lazy: withWords(words, async () => ({ Component: (await import('./leaderboard-page')).LeaderboardPage })),
    },
  ],
  words,
  today: {
    leaderboard: lazily(withWords(words, async () => (await import('./leaderboard-today')).LeaderboardToday)),
  },
};
