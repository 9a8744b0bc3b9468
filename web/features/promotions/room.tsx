import { IconSpeakerphone } from '@tabler/icons-react';
import { promotionsPage } from '~/domain/promotions/contract';
import type { WebRoom } from '~/web/core/room';
import { withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';
import { words } from './words';

export const promotionsRoom: WebRoom = {
  name: 'promotions',
  routes: [
    {
      path: promotionsPage.path,
      handle: { heading: 'promotions.title', lead: 'promotions.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./ops/promotions-page')).PromotionsPage })),
    },
  ],
  words,
  menu: [{ to: promotionsPage.path, id: 'promotions.title', icon: IconSpeakerphone, ability: 'operate' }],
  additions: {
    home: lazily(
      withWords(words, async () => (await import('./carousel')).Carousel),
      { unasked: true },
    ),
  },
};
