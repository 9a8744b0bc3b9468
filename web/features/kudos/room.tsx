import { IconHeart } from '@tabler/icons-react';
import { receivedKudos } from '~/domain/kudos/contract';
import type { WebRoom } from '~/web/core/room';
import { type RoomWords, withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';

const words: RoomWords = {
  room: 'kudos',
  files: {
    en: () => import('./words.en.json'),
    es: () => import('./words.es.json'),
  },
};

export const kudosRoom: WebRoom = {
  name: 'kudos',
  routes: [
    {
      path: receivedKudos.path,
      handle: { heading: 'kudos.title', lead: 'kudos.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./received-page')).ReceivedPage })),
    },
  ],
  words,
  menu: [{ to: receivedKudos.path, id: 'kudos.title', icon: IconHeart }],
  additions: {
    'group-result': lazily(withWords(words, async () => (await import('./round-kudos')).RoundKudos)),
  },
};
