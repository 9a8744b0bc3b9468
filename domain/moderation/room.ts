import { room } from '../kit/room';
import * as moderation from './contract';
import { moderationEntities } from './entities';

export const moderationRoom = room({
  name: 'moderation',
  contracts: { moderation },
  entities: moderationEntities,
});
